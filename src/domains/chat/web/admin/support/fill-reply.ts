import { getFirstName } from '#domains/accounts/common/display-name.ts'
import { namePlaceholder } from '#domains/chat/common/saved-replies.ts'

export function fillReply(text: string, name: string): string {
  return text.replaceAll(new RegExp(`\\{\\s*${namePlaceholder}\\s*\\}`, 'g'), () => getFirstName(name))
}
