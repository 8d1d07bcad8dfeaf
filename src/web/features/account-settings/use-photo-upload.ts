import { useCallback, useRef, useState } from 'react'
import { type Image, max_image_bytes } from '#contract/media/media.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { uploadImages } from '#web/lib/storage/upload.ts'
import * as t from './texts.ts'

export function usePhotoUpload(onKept: (image: Image) => void) {
  /** 0 to 1; null while idle. */
  const [sent, setSent] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const abort = useRef<AbortController>(undefined)

  const stop = useCallback(() => abort.current?.abort(), [])

  async function send(file: File) {
    stop()
    setFailure(file.size > max_image_bytes ? t.a_photo_may_be_at_most_25_mb_choose_a() : null)
    if (file.size > max_image_bytes) return
    const { signal } = (abort.current = new AbortController())
    setSent(0)
    try {
      const [image] = await uploadImages([file], { onProgress: setSent, signal })
      if (image) onKept(image)
    } catch (error) {
      if (!signal.aborted) setFailure(findProblem(error)?.errors?.['files.0'] ?? getMessage(error))
    }
    if (abort.current?.signal === signal) setSent(null)
  }

  return { sent, failure, send, stop }
}
