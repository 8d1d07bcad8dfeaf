import { notify } from '#web/ui/overlays/toast.tsx'

/** `what` begins the sentence that tells of it: 'The secret'. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(`${what} ${what.endsWith('s') ? 'are' : 'is'} copied`)
  } catch {
    notify.error(`Couldn’t copy ${what}`, { description: 'Select the text and copy it instead.' })
  }
}
