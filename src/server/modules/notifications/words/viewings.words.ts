import { formatVisit } from '#shared/formats/formats.ts'
import { joinSentences } from '#shared/texts/join-sentences.ts'
import {
  getChatPath,
  quoteBeginning,
  quoteTitle,
  type NamedListing,
  type Words,
} from './notifications.words.ts'
import * as t from './texts.ts'

interface Span {
  starts_at: string
  ends_at: string
}

interface Moved {
  conversation_id: number
  /** Of the person who moved it. */
  name: string
  action: 'asked' | 'offered' | 'picked' | 'cancelled'
  note: string
  place: string
  picked: Span | null
  dropped: Span | null
}

const visit = ({ starts_at, ends_at }: Span) => formatVisit(new Date(starts_at), new Date(ends_at))

export function composeViewingNotice(listing: NamedListing, moved: Moved): Words {
  const { conversation_id, dropped } = moved
  return {
    kind: 'pickup',
    title: moved.action === 'cancelled' ? t.viewing_called_off() : t.viewing_title(),
    body: joinSentences(
      describeMove(listing, moved),
      dropped && moved.action !== 'cancelled' && t.time_no_longer_applies({ time: visit(dropped) }),
    ),
    link: getChatPath(conversation_id),
  }
}

function describeMove(listing: NamedListing, { name, action, note, place, picked, dropped }: Moved): string {
  const of = { name, listing: quoteTitle(listing) }
  if (action === 'asked') return t.name_would_like_to_see_listing({ ...of, note: quoteBeginning(note) })
  if (action === 'offered') return t.name_offers_times_to_see_listing({ ...of, place })
  if (action === 'picked' && picked) return t.name_comes_to_see_listing({ ...of, time: visit(picked), place })
  return dropped
    ? t.name_called_off_the_viewing_at({ ...of, time: visit(dropped) })
    : t.name_called_off_the_viewing(of)
}
