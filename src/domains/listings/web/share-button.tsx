import { Share2 } from 'lucide-react'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import * as t from '#domains/listings/texts.ts'

export function ShareButton({ title }: { title: string }) {
  async function share() {
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
  return (
    <span className={useHydrated() ? undefined : 'invisible'}>
      <IconButton icon={Share2} kind="outlined" label={t.share()} onClick={() => void share()} />
    </span>
  )
}
