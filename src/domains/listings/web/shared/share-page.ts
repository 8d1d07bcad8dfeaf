import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/listings/texts.ts'

/** Opens the device's sheet, or else copies the address of the page. */
export async function sharePage(title: string): Promise<void> {
  const url = window.location.href
  if (navigator.share !== undefined) {
    // Closing the sheet without a choice rejects, which needs no message.
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    notify.success(t.link_copied())
  } catch {
    notify.error(t.couldnt_copy_the_link(), { description: url })
  }
}
