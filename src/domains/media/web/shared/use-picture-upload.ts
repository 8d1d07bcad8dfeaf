import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { type Image, maxImageBytes } from '#domains/media/common/media.ts'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { uploadImages } from './upload.ts'
import * as t from '#domains/media/texts.ts'

/** Uploads one picture as soon as it is chosen. */
export function usePictureUpload(onSent: (image: Image) => void) {
  /** 0 to 1; null while idle. */
  const [sent, setSent] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const abort = useRef<AbortController>(undefined)
  const stop = () => abort.current?.abort()
  useEffect(() => () => abort.current?.abort(), [])

  async function send(file: File) {
    stop()
    setFailure(file.size > maxImageBytes ? t.a_picture_may_be_at_most_25_mb() : null)
    if (file.size > maxImageBytes) return
    const { signal } = (abort.current = new AbortController())
    setSent(0)
    try {
      const [image] = await uploadImages([file], { onProgress: setSent, signal })
      if (image) onSent(image)
    } catch (error) {
      if (!signal.aborted) setFailure(findProblem(error)?.errors?.['files.0'] ?? getMessage(error))
    }
    if (abort.current?.signal === signal) setSent(null)
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // Resets the input, so that the same file can be chosen again.
    target.value = ''
    if (file) void send(file)
  }

  return { sent, failure, choose, stop }
}
