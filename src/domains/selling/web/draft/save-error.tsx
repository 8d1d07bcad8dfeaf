import { Check, CloudAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { listOwnListings } from '#domains/selling/common/own-listings.ts'
import { formatDate } from '#platform/common/formats/formats.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button, LinkButton } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Spinner } from '#platform/web/ui/states/spinner.tsx'
import type { SaveState } from './draft-saver.ts'
import { useRepresentedSeller } from './on-behalf-of.ts'
import type { SellDraft } from './use-sell-draft.ts'
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

interface SaveNoteProps {
  save: SaveState
  isPartial: boolean
  /** True while publishing waits for the photos. */
  isWaiting: boolean
}

/** Announced only if something is unsaved or pending. */
export function SaveNote({ save, isPartial, isWaiting }: SaveNoteProps) {
  if (isWaiting && (save.kind === 'saving' || save.kind === 'saved')) {
    return (
      <p role="status" className="flex items-center gap-2 text-sm text-ink-2">
        <Spinner size={16} /> {t.waiting_for_photos()}
      </p>
    )
  }
  if (save.kind === 'untouched') return <p className="text-sm text-ink-3">{t.saved_as_you_go()}</p>
  if (save.kind === 'saving') {
    return (
      <p className="flex items-center gap-2 text-sm text-ink-3">
        <Spinner size={16} /> {t.saving()}
      </p>
    )
  }
  if (save.kind === 'saved') {
    return (
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <Check aria-hidden size={16} strokeWidth={1.75} className="text-pounamu" />
        {isPartial ? t.saved_except_whats_marked() : t.saved()}
      </p>
    )
  }
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-medium text-pohutukawa">
      <CloudAlert aria-hidden size={16} strokeWidth={1.75} />
      {t.not_saved()}
    </p>
  )
}

type OwnRow = OperationReply<typeof listOwnListings>['items'][number]

const patienceMs = 2_000

/**
 * The latest draft of the type. It's offered only if known before the form renders: later it would
 * move the form under a finger.
 * @returns undefined while loading
 */
export function useDraftOffer(type: Listing['type'], isNew: boolean): OwnRow | null | undefined {
  const [offer, setOffer] = useState<OwnRow | null | undefined>(isNew ? undefined : null)
  const isOpen = offer === undefined
  const { data, isError, isFetching } = useApiQuery(
    listOwnListings,
    { status: 'draft', sort: 'newest', page: 1, limit: 20 },
    { enabled: isOpen, staleTime: 0 },
  )
  if (isOpen && !isFetching && (data || isError)) {
    setOffer(data?.items.find((row) => row.type === type && row.title) ?? null)
  }
  useEffect(() => {
    if (!isOpen) return undefined
    const waiting = setTimeout(() => setOffer((known) => known ?? null), patienceMs)
    return () => clearTimeout(waiting)
  }, [isOpen])
  return offer
}

export function StoredDraftOffer({ draft }: { draft: OwnRow }) {
  return (
    <Notice
      action={
        <LinkButton to={`/${draft.type}/${draft.id}/edit`} kind="quiet" size="small">
          {t.continue_draft()}
        </LinkButton>
      }
    >
      {t.you_have_a_draft_from_updated_at_title({
        updated_at: formatDate(new Date(draft.updated_at)),
        title: draft.title ?? t.no_title_yet(),
      })}
    </Notice>
  )
}
