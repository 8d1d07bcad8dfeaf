import { notify } from '#web/ui/overlays/toast.tsx'
import * as t from './texts.ts'

/** `what` begins the sentence that tells of it: 'The secret'. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(t.what_choice_copied({ what, choice: what.endsWith('s') ? 'are' : 'is' }))
  } catch {
    notify.error(t.couldnt_copy_what({ what }), { description: t.select_the_text_and_copy_it_instead() })
  }
}
