import { Button, LinkButton } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { useOnBehalfOf } from '../form/on-behalf-of.ts'
import type { SellDraft } from './use-sell-draft.ts'

interface SaveErrorProps {
  draft: SellDraft
  /** Reads the draft anew and starts over with that. */
  onReload: () => void
}

/** What keeps the draft from being saved, and the ways out. */
export function SaveError(props: SaveErrorProps) {
  const drafts = useOnBehalfOf()?.drafts ?? '/isell'
  const trouble = renderSaveError(props, drafts)
  // It stays in sight however far down one writes.
  return (
    trouble && (
      <div className="sticky top-18 z-10 overflow-clip rounded-control bg-paper shadow-float">{trouble}</div>
    )
  )
}

function renderSaveError({ draft, onReload }: SaveErrorProps, drafts: string) {
  const { save, left_over } = draft
  if (left_over) {
    return (
      <Notice
        live
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="small" onClick={draft.restoreLeftOver}>
              Bring it back
            </Button>
            <Button size="small" kind="quiet" onClick={draft.dropLeftOver}>
              Drop it
            </Button>
          </span>
        }
      >
        Some of your changes weren’t saved, and the draft was changed somewhere else since. This is the saved
        version.
      </Notice>
    )
  }
  if (save.kind === 'conflict') {
    return (
      <Notice
        kind="wrong"
        live
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="small" onClick={onReload}>
              Load the latest
            </Button>
            <Button size="small" kind="quiet" onClick={draft.takeOver}>
              Keep mine
            </Button>
          </span>
        }
      >
        This draft was changed somewhere else, maybe in another tab. Load the latest version, or keep yours
        and replace it.
      </Notice>
    )
  }
  if (save.kind === 'gone') {
    return (
      <Notice
        kind="wrong"
        live
        action={
          <LinkButton to={drafts} size="small">
            See your listings
          </LinkButton>
        }
      >
        This isn’t a draft any more. It was published or deleted somewhere else.
      </Notice>
    )
  }
  if (save.kind === 'failed') {
    return (
      <Notice
        kind="wrong"
        live
        action={
          <Button size="small" kind="quiet" onClick={() => void draft.flush()}>
            Save now
          </Button>
        }
      >
        {save.message} Your changes are safe in this tab. We’ll keep trying.
      </Notice>
    )
  }
  return null
}
