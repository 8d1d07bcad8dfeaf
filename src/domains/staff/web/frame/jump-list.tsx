import {
  CircleUserRound,
  Handshake,
  History,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Package,
  ReceiptText,
  Sun,
  UserRound,
} from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { findForAdmin } from '#domains/moderation/common/records/records.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { chooseTheme } from '#platform/web/ui/theme.ts'
import { isEnterKey } from '#platform/web/ui/fields/is-enter-key.ts'
import { getAdminPlaces, isForRole } from '../shared/admin-pages.ts'
import { saveRecent, readRecents, jumpMatches, splitMatches } from './recents.ts'
import { leaveAdmin } from './admin-nav.tsx'
import { getStatusLabels } from '#domains/listings/web/shared/listing-labels.ts'
import { useMay } from '../shared/may.tsx'
import * as t from '#domains/staff/texts.ts'

interface Choice {
  key: string
  label: string
  note?: string
  also?: string
  icon: LucideIcon
  /** The target address; missing for actions. */
  href?: string
  run: () => void
}

function usePlaces(): Choice[] {
  const navigate = useNavigate()
  const { user } = useSession()
  const may = useMay()
  const own = user && [
    {
      label: t.my_account(),
      href: `/user/${user.id}/detail`,
      icon: CircleUserRound,
      also: t.audit_log_what_i_did_password_two_step(),
    },
  ]
  return [
    ...[...getAdminPlaces().filter(({ href }) => isForRole(href, may)), ...(own ?? [])].map(
      ({ href, ...place }) => ({
        ...place,
        // Two entries may link to the same address.
        key: `${href} ${place.label}`,
        href,
        run: () => void navigate(href),
      }),
    ),
    { key: 'light', label: t.theme_light(), icon: Sun, run: () => chooseTheme('light') },
    { key: 'dark', label: t.theme_dark(), icon: Moon, run: () => chooseTheme('dark') },
    { key: 'system', label: t.theme_match_device(), icon: Monitor, run: () => chooseTheme('system') },
    { key: 'out', label: t.sign_out(), also: t.log_out(), icon: LogOut, run: () => void leaveAdmin() },
  ]
}

const pauseMs = 150
const minLetters = 2

/** Debounces the typed text. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(waiting)
  }, [typed])
  return settled
}

function useFound(typed: string): { found: Choice[]; isSearching: boolean } {
  const navigate = useNavigate()
  const q = useSettled(typed.trim())
  const isSearching = q.length >= minLetters
  const call = useApiQuery(findForAdmin, { q }, { enabled: isSearching, placeholderData: (before) => before })
  const { listings = [], people = [], trades = [], invoices = [] } = (isSearching && call.data) || {}
  const found = [
    ...listings.map(({ id, title, status, seller_name: sellerName }) => ({
      key: `listing ${id}`,
      label: title ?? t.listing_id({ id }),
      note: `${id} · ${getStatusLabels()[status]} · ${sellerName}`,
      icon: Package,
      href: `/listings?open=${id}`,
      run: () => void navigate(`/listings?open=${id}`),
    })),
    ...people.map(({ id, full_name: fullName, display_name: displayName, email }) => ({
      key: `person ${id}`,
      label: fullName || displayName,
      note: `${id} · ${email}`,
      icon: UserRound,
      href: `/user/${id}/detail`,
      run: () => void navigate(`/user/${id}/detail`),
    })),
    ...trades.map(({ id, listing_id: listingId, title, seller_name: sellerName, buyer_name: buyerName }) => ({
      key: `trade ${id}`,
      label: t.sale_id({ id }),
      note: [title, t.seller_to_buyer({ seller: sellerName, buyer: buyerName })].filter(Boolean).join(' · '),
      icon: Handshake,
      href: `/listings?open=${listingId}`,
      run: () => void navigate(`/listings?open=${listingId}`),
    })),
    ...invoices.map(({ id, number, recipient_name: recipientName }) => ({
      key: `invoice ${id}`,
      label: t.invoice_number({ number }),
      note: recipientName,
      icon: ReceiptText,
      href: `/invoices?q=${number}`,
      run: () => void navigate(`/invoices?q=${number}`),
    })),
  ]
  return {
    found,
    isSearching: q !== typed.trim() || (isSearching && (call.isFetching || call.isPlaceholderData)),
  }
}

/** Recent places are offered until something is typed. */
function useRecents(typed: string): Choice[] {
  const navigate = useNavigate()
  const { user } = useSession()
  const [recents] = useState(() => (user ? readRecents(user.id) : []))
  if (typed.trim() !== '') return []
  return recents.map(({ href, label, note }) => ({
    key: `recent ${href}`,
    label,
    ...(note !== undefined && { note }),
    icon: History,
    href,
    run: () => void navigate(href),
  }))
}

export function JumpList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={t.jump_to()}>
      <Choices onClose={onClose} />
    </Dialog>
  )
}

function Choices({ onClose }: { onClose: () => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { user } = useSession()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { found: allFound, isSearching } = useFound(typed)
  // Name matches come before texts that merely contain the words.
  const named = jumpMatches(allFound, typed)
  const found = [...named, ...allFound.filter((one) => !named.includes(one))]
  const places = jumpMatches(usePlaces(), typed)
  // A number is probably a person or a listing; words are more likely a page.
  const recents = useRecents(typed)
  const others = places.filter(({ href }) => !recents.some((one) => one.href === href))
  const choices = /\d/.test(typed) ? [...found, ...places] : [...recents, ...others, ...found]

  useEffect(() => input.current?.focus(), [])

  function choose(choice: Choice | undefined) {
    if (!choice) return
    const { href, label, note } = choice
    if (user && href) saveRecent(user.id, { href, label, note })
    onClose()
    choice.run()
  }

  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (isEnterKey(event)) choose(choices[at])
    else if (step && choices.length > 0) setAt((at + step + choices.length) % choices.length)
    else return
    event.preventDefault()
  }

  return (
    <>
      <TextInput
        ref={input}
        role="combobox"
        aria-label={t.listing_person_number_or_page()}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={choices[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={t.listing_person_number_or_page()}
        maxLength={100}
        value={typed}
        onKeyDown={press}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label={t.where_to()} className="mt-2">
        {choices.map(({ icon: Icon, key, label, note }, n) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
          <div
            key={key}
            id={`${id}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === at}
            onClick={() => choose(choices[n])}
            onPointerMove={() => setAt(n)}
            className={joinClasses(
              'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-sm',
              n === at && 'bg-pounamu-wash text-pounamu-deep',
            )}
          >
            <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
            <span className="grid min-w-0 flex-1 py-1 sm:flex sm:items-baseline sm:gap-3">
              <span className="truncate">
                <Highlighted text={label} typed={typed} />
              </span>
              {note && <span className="num truncate text-xs text-ink-2 sm:ml-auto sm:shrink-0">{note}</span>}
            </span>
          </div>
        ))}
      </div>
      {choices.length === 0 && (
        <p role="status" className="px-3 py-2 text-sm text-ink-2">
          {isSearching ? t.searching() : t.no_matches()}
        </p>
      )}
    </>
  )
}

function Highlighted({ text, typed }: { text: string; typed: string }) {
  return splitMatches(text, typed).map(({ part, isMatch, at }) =>
    isMatch ? (
      <mark key={at} className="bg-transparent font-semibold text-inherit underline underline-offset-2">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
