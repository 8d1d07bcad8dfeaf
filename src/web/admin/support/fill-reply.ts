import { getFirstName } from '#shared/rules/display-name.ts'
import { name_placeholder } from '#contract/chat/saved-replies.ts'

export function fillReply(text: string, name: string): string {
  return text.replaceAll(new RegExp(`\\{\\s*${name_placeholder}\\s*\\}`, 'g'), () => getFirstName(name))
}
