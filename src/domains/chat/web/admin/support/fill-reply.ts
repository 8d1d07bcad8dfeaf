import { getFirstName } from '#domains/accounts/common/display-name.ts'
import { name_placeholder } from '#domains/chat/common/saved-replies.ts'

export function fillReply(text: string, name: string): string {
  return text.replaceAll(new RegExp(`\\{\\s*${name_placeholder}\\s*\\}`, 'g'), () => getFirstName(name))
}
