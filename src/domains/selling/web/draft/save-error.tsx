import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { useRepresentedSeller } from './on-behalf-of.ts'
import type { SellDraft } from './use-sell-draft.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/selling/texts.ts'

interface SaveErrorProps {
  draft: SellDraft
  onReload: () => void
}

export function SaveError(props: SaveErrorProps) {
  const drafts = useRepresentedSeller()?.drafts ?? '/isell'
  const trouble = renderSaveError(props, drafts)
  return (
    trouble && (
      <div className="sticky top-18 z-10 overflow-clip rounded-control bg-paper shadow-float">{trouble}</div>
    )
  )
}

function renderSaveError({ draft, onReload }: SaveErrorProps, drafts: string) {
  const { save, leftOver } = draft
  if (leftOver) {
    return (
      <Notice
        live
        action={
          <span className="flex flex-wrap gap-2">
            <Button size="small" onClick={draft.restoreLeftOver}>
              {t.bring_it_back()}
            </Button>
            <Button size="small" kind="quiet" onClick={draft.dropLeftOver}>
              {t.drop_it()}
            </Button>
          </span>
        }
      >
        {t.some_of_your_changes_werent_saved_and()}
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
              {t.load_the_latest()}
            </Button>
            <Button size="small" kind="quiet" onClick={draft.takeOver}>
              {t.keep_mine()}
            </Button>
          </span>
        }
      >
        {t.this_draft_was_changed_somewhere_else()}
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
            {t.see_your_listings()}
          </LinkButton>
        }
      >
        {t.this_isnt_a_draft_any_more_it_was()}
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
            {t.save_now()}
          </Button>
        }
      >
        {joinSentences(save.message, t.your_changes_are_safe_in_this_tab())}
      </Notice>
    )
  }
  return null
}
