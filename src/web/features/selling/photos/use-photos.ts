import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { type Image, rotateImage } from '#contract/media/media.ts'
import { api } from '#web/lib/session/api.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { uploadImages } from '#web/lib/storage/upload.ts'
import { notify } from '#web/ui/overlays/toast.tsx'
import { forgetFile, forgetOldFiles, keepFile, readKeptFile } from '../draft/kept-files.ts'
import {
  admitFiles,
  countPhotos,
  changePhotos,
  keptPhoto,
  type PendingPhoto,
  type Photo,
  waitingPhoto,
} from './photo-list.ts'
import * as t from './texts.ts'

/** So many are sent at a time: the server makes the sizes of two at once. */
const at_once = 3
/** After the line was cut, sending is tried again by itself. */
const retry_ms = 6000
const revoke_ms = 10_000

interface Upload {
  file: File
  abort: AbortController
  preview_url: string
}

export interface Photos {
  list: Photo[]
  /** Why some of the files chosen last are not among them. */
  refused: string[]
  turning: string | null
  add: (files: File[]) => void
  remove: (key: string) => void
  retry: (key: string) => void
  move: (key: string, to: number) => void
  turn: (key: string) => void
  /** As the server has it now: cropped, taken back or described. */
  edited: (key: string, image: Image) => void
  reset: (images: Image[]) => void
}

/**
 * The photos of a form, each sent to the server as soon as it is chosen, and again when the line was cut.
 * @param pending those that were not sent yet when the page was left; this browser has kept their files
 */
export function usePhotos(initial: Image[], pending: PendingPhoto[]): Photos {
  const [list, change] = useReducer(changePhotos, initial, (images) => images.map(keptPhoto))
  const [refused, setRefused] = useState<string[]>([])
  const [turning, setTurning] = useState<string | null>(null)
  const uploads = useRef(new Map<string, Upload>())

  const startWaiting = useEffectEvent(() => {
    const busy = list.filter(({ state }) => state === 'sending').length
    const waiting = list.filter(({ state }) => state === 'waiting')
    for (const { key } of waiting.slice(0, Math.max(0, at_once - busy))) void send(key)
  })
  useEffect(() => startWaiting(), [list])

  const restore = useEffectEvent(async () => {
    await forgetOldFiles()
    for (const { key, index } of pending) {
      const file = await readKeptFile(key)
      if (file && !uploads.current.has(key)) change({ kind: 'restore', photo: begin(key, file), index })
    }
  })
  useEffect(() => void restore(), [])

  const retryCut = useEffectEvent(() => {
    for (const { key, was_cut } of list) if (was_cut) change({ kind: 'retry', key })
  })
  const is_cut = list.some(({ was_cut }) => was_cut)
  useEffect(() => {
    if (!is_cut) return undefined
    const timer = setInterval(() => retryCut(), retry_ms)
    window.addEventListener('online', retryCut)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retryCut)
    }
  }, [is_cut])

  useEffect(() => {
    const all = uploads.current
    return () => all.forEach((_, key) => drop(all, key))
  }, [])

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
      const may_retry = sentence === undefined && findProblem(error)?.key !== 'payload_too_large'
      const was_cut = ['offline', 'unavailable'].includes(findProblem(error)?.key ?? '')
      change({ kind: 'failed', key, error: sentence ?? getMessage(error), may_retry, was_cut })
    }
  }

  function add(files: File[]) {
    const { admitted, refused: sentences } = admitFiles(files, countPhotos(list))
    setRefused(sentences)
    const photos = admitted.map((file): Photo => {
      const key = crypto.randomUUID()
      void keepFile(key, file)
      return begin(key, file)
    })
    if (photos.length > 0) change({ kind: 'add', photos })
  }

  function begin(key: string, file: File): Photo {
    const preview_url = URL.createObjectURL(file)
    uploads.current.set(key, { file, preview_url, abort: new AbortController() })
    return waitingPhoto(key, file.name, preview_url)
  }

  function remove(key: string) {
    const index = list.findIndex((photo) => photo.key === key)
    const photo = list[index]
    if (!photo) return
    change({ kind: 'remove', key })
    if (photo.state !== 'kept') {
      void forgetFile(key)
      return drop(uploads.current, key)
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
    refused,
    turning,
    add,
    remove,
    retry: (key) => change({ kind: 'retry', key }),
    move: (key, to) => change({ kind: 'move', key, to }),
    turn: (key) => void turn(key),
    edited: (key, image) => change({ kind: 'edited', key, image }),
    reset: (images) => change({ kind: 'reset', photos: images.map(keptPhoto) }),
  }
}

/** Stops sending and lets go of the file. */
function drop(uploads: Map<string, Upload>, key: string): void {
  const upload = uploads.get(key)
  uploads.delete(key)
  upload?.abort.abort()
  // Until the server's own picture takes its place, the page may still be about to load it.
  if (upload) setTimeout(() => URL.revokeObjectURL(upload.preview_url), revoke_ms)
}
