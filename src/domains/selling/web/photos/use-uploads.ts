import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { uploadImages } from '#domains/media/web/shared/upload.ts'
import { forgetFile } from '../draft/stored-files.ts'
import { type Photo, type PhotoChange, waitingPhoto } from './photo-list.ts'

/** The server processes two pictures at once. */
const atOnce = 3
const retryMs = 6000
const revokeMs = 10_000

interface Upload {
  file: File
  abort: AbortController
  previewUrl: string
}

export function useUploads(list: Photo[], change: Dispatch<PhotoChange>) {
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
