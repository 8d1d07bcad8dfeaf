import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#platform/texts.ts'

export type CopiedText =
  | 'account_name'
  | 'account_number'
  | 'reference'
  | 'amount'
  | 'address'
  | 'secret'
  | 'recovery_codes'
  | 'api_key'

export async function copyText(text: string, what: CopiedText): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(t.it_is_copied({ what }))
  } catch {
    notify.error(t.couldnt_copy_it({ what }), { description: t.select_the_text_and_copy_it_instead() })
  }
}
