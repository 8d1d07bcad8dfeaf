import { Share2 } from 'lucide-react'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { useHydrated } from '#platform/web/ui/states/hydration.tsx'
import { sharePage } from './shared/share-page.ts'
import * as t from '#domains/listings/texts.ts'

export function ShareButton({ title }: { title: string }) {
  return (
    <span className={useHydrated() ? undefined : 'invisible'}>
      <IconButton icon={Share2} kind="outlined" label={t.share()} onClick={() => void sharePage(title)} />
    </span>
  )
}
