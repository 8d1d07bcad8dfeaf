import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import {
  uploadFile,
  uploadImage,
  type Image,
  type StoredFile,
  maxImageBytes,
} from '#domains/media/common/media.ts'
import { type ListingImport, uploadListingImport } from '#domains/listing-import/common/listing-import.ts'
import { type FeedRun, uploadMotorcentralRecords } from '#domains/stock-feed/common/stock-feed.ts'
import type { AnyOperation, OperationReply } from '#platform/common/operation.ts'
import { readReply } from '#platform/web/session/api.ts'
import { authStore } from '#platform/web/session/auth-store.ts'
import { ApiError, getOffline, findProblem, getMessage } from '#platform/web/session/problem.ts'
import * as t from '#domains/media/texts.ts'

interface UploadOptions {
  /** 0 to 1. At 1 all is sent, and the server is still resizing. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

export async function uploadImages(files: File[], options: UploadOptions = {}): Promise<Image[]> {
  const form = new FormData()
  for (const file of files) form.append(uploadImage.files ?? 'files', file)
  return (await sendForm(uploadImage, form, options)).images
}

/** Only its owner can see it until it's attached to something. */
export async function uploadDocument(file: File, options: UploadOptions = {}): Promise<StoredFile> {
  const form = new FormData()
  form.append('folder', 'documents')
  form.append(uploadFile.files ?? 'file', file)
  return await sendForm(uploadFile, form, options)
}

export type StockCover = 'whole' | 'part'

/** Uploads the whole stock or only additions and changes. */
export async function uploadStock(
  file: File,
  { covers, ...options }: UploadOptions & { covers: StockCover },
): Promise<FeedRun> {
  const form = new FormData()
  form.append('covers', covers)
  form.append(uploadMotorcentralRecords.files ?? 'file', file)
  return await sendForm(uploadMotorcentralRecords, form, options)
}

/** Uploads a table of items, or a ZIP with one and its pictures. */
export async function uploadItems(
  file: File,
  { withdrawsMissing, ...options }: UploadOptions & { withdrawsMissing: boolean },
): Promise<ListingImport> {
  const form = new FormData()
  if (withdrawsMissing) form.append('withdraws_missing', 'yes')
  form.append(uploadListingImport.files ?? 'file', file)
  return await sendForm(uploadListingImport, form, options)
}

export async function listStockRecords(recordIds: readonly number[]): Promise<FeedRun> {
  const form = new FormData()
  form.append('record_ids', recordIds.join(','))
  return await sendForm(uploadMotorcentralRecords, form, {})
}

/** XMLHttpRequest, because fetch doesn't report upload progress. */
function sendForm<Op extends AnyOperation>(
  op: Op,
  form: FormData,
  { onProgress, signal }: UploadOptions,
): Promise<OperationReply<Op>> {
  const { token } = authStore.getState()
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open(op.method, `/api${op.path}`)
    request.setRequestHeader('accept', 'application/json')
    if (token) request.setRequestHeader('authorization', t.bearer_token({ token }))
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () => {
      try {
        resolve(readReply(request.status, request.responseText, token))
      } catch (error) {
        reject(error)
      }
    })
    request.addEventListener('error', () => reject(new ApiError(getOffline())))
    request.addEventListener('abort', () => reject(signal?.reason))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

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
