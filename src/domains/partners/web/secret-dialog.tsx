import { Copy } from 'lucide-react'
import { copyText } from '#platform/web/storage/copy-text.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/partners/texts.ts'

interface SecretDialogProps {
  title: string
  secret: string
  what: 'api_key' | 'secret'
  onClose: () => void
}

export function SecretDialog({ title, secret, what, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button kind="quiet" icon={Copy} onClick={() => void copyText(secret, what)}>
            {what === 'api_key' ? t.copy_key() : t.copy_secret()}
          </Button>
          <Button onClick={onClose}>{t.ive_saved_it()}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Notice>{t.we_only_show_this_once()}</Notice>
        <p className="num rounded-control bg-sunk px-4 py-3 text-sm font-semibold break-all">{secret}</p>
      </div>
    </Dialog>
  )
}

export function PartnersSkeleton() {
  return (
    <Loading label={t.loading()}>
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )
}
