import { del, delMany, entries, get, set } from 'idb-keyval'
import { type Dispatch, useEffect, useEffectEvent, useRef, useReducer, useState } from 'react'
import { checkPermission } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { maxImages, type Image, rotateImage } from '#domains/media/common/media.ts'
import { uploadImages } from '#domains/media/web/shared/upload.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import {
  type Photo,
  type PhotoChange,
  waitingPhoto,
  admitFiles,
  countPhotos,
  changePhotos,
  savedPhoto,
  type PendingPhoto,
} from './photo-list.ts'
import * as t from '#domains/selling/texts.ts'

interface StoredFile {
  file: File
  storedAt: number
}

const getKey = (key: string) => t.photo_key({ key })
const dayMs = 24 * 3_600_000

/** If storage is blocked or full, the photo exists only in the page. */
const quietly = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

async function storeFile(key: string, file: File): Promise<void> {
  await quietly(() => set(getKey(key), { file, storedAt: Date.now() } satisfies StoredFile))
}

async function forgetFile(key: string): Promise<void> {
  await quietly(() => del(getKey(key)))
}

async function readStoredFile(key: string): Promise<File | null> {
  const stored = await quietly(() => get<StoredFile>(getKey(key)))
  return stored?.file instanceof File ? stored.file : null
}

async function forgetOldFiles(): Promise<void> {
  await quietly(async () => {
    const old = (await entries<string, StoredFile>()).filter(
      ([key, stored]) => key.startsWith('photo ') && stored.storedAt < Date.now() - dayMs,
    )
    if (old.length > 0) await delMany(old.map(([key]) => key))
  })
}

/**
 * The number of photos that a member's listing may have. For admins the server checks on saving.
 */
function usePictureLimit(): number {
  const { data } = useApiQuery(checkPermission, { action: 'add_picture' }, { staleTime: 60_000 })
  return data?.limit ?? maxImages
}

/** The server processes two pictures at once. */
const atOnce = 3
const retryMs = 6000
const revokeMs = 10_000

interface Upload {
  file: File
  abort: AbortController
  previewUrl: string
}

function useUploads(list: Photo[], change: Dispatch<PhotoChange>) {
  const uploads = useRef(new Map<string, Upload>())

  const startWaiting = useEffectEvent(() => {
    const busy = list.filter(({ state }) => state === 'sending').length
    const waiting = list.filter(({ state }) => state === 'waiting')
    for (const { key } of waiting.slice(0, Math.max(0, atOnce - busy))) void send(key)
  })
  useEffect(() => startWaiting(), [list])

  useEffect(() => {
    const all = uploads.current
    return () => all.forEach((_, key) => drop(all, key))
  }, [])

  useRetryOfCut(list, change)

  async function send(key: string) {
    const upload = uploads.current.get(key)
    if (!upload) return
    change({ kind: 'sending', key, sent: 0 })
    upload.abort = new AbortController()
    const { signal } = upload.abort
    try {
      const onProgress = (sent: number) => change({ kind: 'sending', key, sent })
      const [image] = await uploadImages([upload.file], { onProgress, signal })
      if (!image) throw new Error('The photo wasn’t saved')
      change({ kind: 'kept', key, image })
      drop(uploads.current, key)
      void forgetFile(key)
    } catch (error) {
      if (signal.aborted) return
      const sentence = findProblem(error)?.errors?.['files.0']
      const mayRetry = sentence === undefined && findProblem(error)?.key !== 'payload_too_large'
      const wasCut = ['offline', 'unavailable'].includes(findProblem(error)?.key ?? '')
      change({ kind: 'failed', key, error: sentence ?? getMessage(error), mayRetry, wasCut })
    }
  }

  function begin(key: string, file: File): Photo {
    const previewUrl = URL.createObjectURL(file)
    uploads.current.set(key, { file, previewUrl, abort: new AbortController() })
    return waitingPhoto(key, file.name, previewUrl)
  }

  return {
    begin,
    has: (key: string) => uploads.current.has(key),
    stop: (key: string) => drop(uploads.current, key),
  }
}

function useRetryOfCut(list: Photo[], change: Dispatch<PhotoChange>): void {
  const retryCut = useEffectEvent(() => {
    for (const { key, wasCut } of list) if (wasCut) change({ kind: 'retry', key })
  })
  const isCut = list.some(({ wasCut }) => wasCut)
  useEffect(() => {
    if (!isCut) return undefined
    const timer = setInterval(() => retryCut(), retryMs)
    window.addEventListener('online', retryCut)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retryCut)
    }
  }, [isCut])
}

function drop(uploads: Map<string, Upload>, key: string): void {
  const upload = uploads.get(key)
  uploads.delete(key)
  upload?.abort.abort()
  // Delayed, because the page may still show it until the server's picture replaces it.
  if (upload) setTimeout(() => URL.revokeObjectURL(upload.previewUrl), revokeMs)
}

export interface Photos {
  list: Photo[]
  max: number
  refused: string[]
  turning: string | null
  /** True if no photo is being restored, queued or uploaded. */
  isSettled: boolean
  add: (files: File[]) => void
  remove: (key: string) => void
  retry: (key: string) => void
  move: (key: string, to: number) => void
  turn: (key: string) => void
  edited: (key: string, image: Image) => void
  reset: (images: Image[]) => void
}

/**
 * Uploads photos as soon as they are chosen, and again after a lost connection.
 * @param pending photos not uploaded before the page was left; this browser stored their files
 */
export function usePhotos(initial: Image[], pending: PendingPhoto[]): Photos {
  const [list, change] = useReducer(changePhotos, initial, (images) => images.map(savedPhoto))
  const max = usePictureLimit()
  const [refused, setRefused] = useState<string[]>([])
  const [turning, setTurning] = useState<string | null>(null)
  const [isRestored, setRestored] = useState(pending.length === 0)
  const uploads = useUploads(list, change)

  const restore = useEffectEvent(async () => {
    await forgetOldFiles()
    for (const { key, index } of pending) {
      const file = await readStoredFile(key)
      if (file && !uploads.has(key)) change({ kind: 'restore', photo: uploads.begin(key, file), index })
    }
  })
  useEffect(() => void restore().finally(() => setRestored(true)), [])

  function add(files: File[]) {
    const { admitted, refused: sentences } = admitFiles(files, countPhotos(list), max)
    setRefused(sentences)
    const photos = admitted.map((file): Photo => {
      const key = crypto.randomUUID()
      void storeFile(key, file)
      return uploads.begin(key, file)
    })
    if (photos.length > 0) change({ kind: 'add', photos })
  }

  function remove(key: string) {
    const index = list.findIndex((photo) => photo.key === key)
    const photo = list[index]
    if (!photo) return
    change({ kind: 'remove', key })
    if (photo.state !== 'kept') {
      void forgetFile(key)
      return uploads.stop(key)
    }
    notify.info(t.photo_removed(), {
      action: { label: t.undo(), onClick: () => change({ kind: 'restore', photo, index }) },
    })
  }

  async function turn(key: string) {
    const id = list.find((photo) => photo.key === key)?.image?.id
    if (id === undefined || turning !== null) return
    setTurning(key)
    try {
      change({ kind: 'edited', key, image: await api.call(rotateImage, { id, degrees: 90 }) })
    } catch (error) {
      notify.error(t.couldnt_turn_the_photo(), { description: getMessage(error) })
    }
    setTurning(null)
  }

  return {
    list,
    max,
    refused,
    turning,
    isSettled: isRestored && list.every(({ state }) => state === 'kept' || state === 'failed'),
    add,
    remove,
    retry: (key) => change({ kind: 'retry', key }),
    move: (key, to) => change({ kind: 'move', key, to }),
    turn: (key) => void turn(key),
    edited: (key, image) => change({ kind: 'edited', key, image }),
    reset: (images) => change({ kind: 'reset', photos: images.map(savedPhoto) }),
  }
}
