import { useEffect, useEffectEvent, useState } from 'react'
import type { Account } from '#domains/accounts/common/accounts.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import type { Image } from '#domains/media/common/media.ts'
import {
  createListing,
  getOwnListing,
  type OwnListing,
  updateListing,
} from '#domains/selling/common/own-listings.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { serverNow, useSession } from '#platform/web/session/session.ts'
import { readObject, removeText, writeObject } from '#platform/web/storage/browser-storage.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import type { SellProblems, SellChanges } from '../form/sell-check.ts'
import {
  type SellValues,
  changedFields,
  getDraft,
  type DraftFields,
  emptyValues,
  getFields,
  nestValues,
  toSellValues,
} from '../form/sell-values.ts'
import { type PendingPhoto, getImages, getPending } from '../photos/photo-list.ts'
import { type Photos, usePhotos } from '../photos/use-photos.ts'
import { usualClosing } from '../sale/good-closings.ts'
import { DraftSaver, type DraftServer, type SaveState } from './draft-saver.ts'
import { useRepresentedSeller } from './on-behalf-of.ts'

interface StoredDraft {
  owner_id: number
  /** The version of the draft that it's based on; null if there was none yet. */
  version: number | null
  values: SellValues
  images: Image[]
  pending?: PendingPhoto[]
  unconfirmed?: DraftFields[]
}

const getKey = (id: number | null, type: SellValues['type']) => `sell-${id ?? `new-${type}`}`

function saveDraft(id: number | null, type: SellValues['type'], draft: StoredDraft): void {
  writeObject('sessionStorage', getKey(id, type), draft)
}

function readStoredDraft(id: number | null, type: SellValues['type'], ownerId: number): StoredDraft | null {
  const stored = readObject<StoredDraft>('sessionStorage', getKey(id, type))
  if (stored?.owner_id !== ownerId || !stored.values || !stored.images) return null
  // An earlier release may have stored it, before a field was added.
  const values = { ...emptyValues(null, type), ...stored.values }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The form stored it itself.
  return { ...stored, values } as StoredDraft
}

function saveUnconfirmed(id: number | null, type: SellValues['type'], unconfirmed: DraftFields[]): void {
  const stored = readObject<StoredDraft>('sessionStorage', getKey(id, type))
  if (stored) writeObject('sessionStorage', getKey(id, type), { ...stored, unconfirmed })
}

function forgetStoredDraft(id: number | null, type: SellValues['type']): void {
  removeText('sessionStorage', getKey(id, type))
}

/** @param sellerId the member an admin lists for; null if sellers list themselves */
const serverFor = (type: Listing['type'], sellerId: number | null): DraftServer => ({
  create: (fields) =>
    api.call(createListing, {
      type,
      ...(sellerId !== null && { seller_id: sellerId }),
      ...nestValues(fields),
    }),
  update: (id, version, fields) => api.call(updateListing, { id, version, ...nestValues(fields) }),
  read: (id) => api.call(getOwnListing, { id }),
})

interface Start {
  values: SellValues
  images: Image[]
  pending: PendingPhoto[]
  unconfirmed: DraftFields[]
  isRestored: boolean
  /** A local draft based on an older version than the server's. */
  leftOver: StoredDraft | null
}

function startOf(account: Account, own: OwnListing | null, type: Listing['type'], maxMinutes: number): Start {
  const stored = readStoredDraft(own?.id ?? null, type, account.id)
  const { pending = [], unconfirmed = [] } = stored ?? {}
  const fresh = { pending, unconfirmed, isRestored: false, leftOver: null }
  if (stored && stored.version === (own?.version ?? null)) return { ...fresh, ...stored, isRestored: true }
  if (!own) return { values: newValues(account, type, maxMinutes), images: [], ...fresh }
  const { fields } = stored ? getDraft(stored.values, getIds(stored.images)) : { fields: {} }
  const differs = Object.keys(changedFields(getFields(own), fields)).length > 0
  return { values: toSellValues(own), images: own.images, ...fresh, leftOver: differs ? stored : null }
}

/** A new auction closes at a popular time, not at the hour of publishing. */
function newValues(account: Account, type: Listing['type'], maxMinutes: number): SellValues {
  const values = emptyValues(account.suburb, type)
  const closing = type === 'property' ? undefined : usualClosing(serverNow(), maxMinutes)
  return closing ? { ...values, ends: 'at', closesLocal: closing.local } : values
}

const getIds = (images: Image[]) => images.map(({ id }) => id)

export interface SellDraft {
  values: SellValues
  change: (changes: SellChanges) => void
  photos: Photos
  images: Image[]
  save: SaveState
  unsaveable: SellProblems
  leftOver: StoredDraft | null
  restoreLeftOver: () => void
  dropLeftOver: () => void
  /** Saves unsaved changes; returns the draft's id if everything is saved. */
  flush: () => Promise<number | null>
  takeOver: () => void
  /** Returns the draft's id once it has that type; null if it couldn't be moved. */
  moveTo: (type: Listing['type'], categoryId: number) => Promise<number | null>
}

/** Saves to the server after a pause in typing, and to this tab with every change. */
export function useSellDraft(
  account: Account,
  own: OwnListing | null,
  type: Listing['type'],
  { max_minutes: maxMinutes, onCreated }: { max_minutes: number; onCreated: (id: number) => void },
): SellDraft {
  const onBehalfOf = useRepresentedSeller()
  const teamSellerId = useTeamSellerId(account)
  const [start] = useState(() => startOf(account, own, type, maxMinutes))
  const [values, setValues] = useState(start.values)
  const [touched, setTouched] = useState(start.isRestored)
  const [leftOver, setLeftOver] = useState(start.leftOver)
  const [save, setSave] = useState<SaveState>({ kind: own ? 'saved' : 'untouched' })
  const [refused, setRefused] = useState<SellProblems>({})
  const photos = usePhotos(start.images, start.pending)
  const images = getImages(photos.list)
  const imageIds = getIds(images).join()
  const pending = getPending(photos.list)
  const pendingKeys = pending.map(({ key }) => key).join()

  const [saver] = useState(
    () =>
      new DraftSaver({
        server: serverFor(type, onBehalfOf?.seller_id ?? teamSellerId),
        start: own && { id: own.id, version: own.version, fields: getFields(own) },
        unconfirmed: start.unconfirmed,
        onSend: (id, unconfirmed) => saveUnconfirmed(id, type, unconfirmed),
        onState: setSave,
        onProblems: (problems) => setRefused((before) => ({ ...before, ...problems })),
        onCreated: (id) => {
          forgetStoredDraft(null, type)
          onCreated(id)
        },
      }),
  )

  const write = useEffectEvent(() => {
    if (!touched && imageIds === getIds(start.images).join() && pending.length === 0) return
    const { id, version, unconfirmed } = saver
    saveDraft(id, type, { owner_id: account.id, version, values, images, pending, unconfirmed })
    saver.change(getDraft(values, getIds(images)).fields)
  })
  useEffect(() => write(), [values, imageIds, pendingKeys, touched])

  const { errors } = getDraft(values, getIds(images))
  const isSaved =
    save.kind === 'saved' && Object.keys(errors).length === 0 && !leftOver && pending.length === 0
  useEffect(() => void (isSaved && forgetStoredDraft(saver.id, type)), [isSaved, saver, type])

  // An edited or described picture has a new address or text under the same id.
  const shown = images.map(({ url, alt }) => url + alt).join()
  const rewrite = useEffectEvent(() => void (!isSaved && write()))
  useEffect(() => rewrite(), [shown])

  useFlushBeforeLeaving(saver)

  return {
    values,
    change(changes) {
      setTouched(true)
      setValues((before) => ({
        ...before,
        ...(typeof changes === 'function' ? changes(before) : changes),
      }))
      setRefused({})
    },
    photos,
    images,
    save,
    unsaveable: { ...refused, ...errors },
    leftOver,
    restoreLeftOver() {
      if (!leftOver) return
      setTouched(true)
      setValues(leftOver.values)
      photos.reset(leftOver.images)
      setLeftOver(null)
    },
    dropLeftOver() {
      forgetStoredDraft(saver.id, type)
      setLeftOver(null)
    },
    flush: async () => ((await saver.flush()) ? saver.id : null),
    takeOver: () => void saver.takeOver(),
    moveTo: (to, categoryId) => moveDraft(saver, type, { type: to, category_id: categoryId }),
  }
}

async function moveDraft(
  saver: DraftSaver,
  from: Listing['type'],
  to: { type: Listing['type']; category_id: number },
): Promise<number | null> {
  await saver.flush()
  const { id, version } = saver
  if (id === null || version === null) return null
  try {
    await api.call(updateListing, { id, version, ...to })
  } catch (error) {
    notify.error(getMessage(error))
    return null
  }
  forgetStoredDraft(id, from)
  return id
}

/** The business of a team member; null for others. */
function useTeamSellerId(account: Account): number | null {
  const { user } = useSession()
  return user && user.type === 'user' && user.id !== account.id ? account.id : null
}

function useFlushBeforeLeaving(saver: DraftSaver): void {
  useEffect(() => {
    const flush = () => void (document.visibilityState === 'hidden' && saver.flush())
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      void saver.flush().then(() => saver.stop())
    }
  }, [saver])
}
