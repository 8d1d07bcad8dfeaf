import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { type Image, rotateImage } from '#domains/media/common/media.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { forgetFile, forgetOldFiles, storeFile, readStoredFile } from '../draft/stored-files.ts'
import {
  admitFiles,
  countPhotos,
  changePhotos,
  savedPhoto,
  type PendingPhoto,
  type Photo,
} from './photo-list.ts'
import { usePictureLimit } from './use-picture-limit.ts'
import { useUploads } from './use-uploads.ts'
import * as t from '#domains/selling/texts.ts'

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
