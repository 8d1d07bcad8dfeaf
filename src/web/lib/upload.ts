import { uploadImage, type Image } from '#contract/media.ts'
import { readReply } from './api.ts'
import { authStore } from './auth-store.ts'
import { ApiError, offline } from './problem.ts'

interface UploadOptions {
  /** 0 to 1; at 1 everything is sent, and the server is making its sizes. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** Sends pictures; the one call that shows how far it is, which fetch can't. */
export function uploadImages(files: File[], { onProgress, signal }: UploadOptions = {}): Promise<Image[]> {
  const { token } = authStore.getState()
  const form = new FormData()
  for (const file of files) form.append(uploadImage.files ?? 'files', file)
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open(uploadImage.method, `/api${uploadImage.path}`)
    request.setRequestHeader('accept', 'application/json')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () => {
      try {
        resolve(readReply(request.status, request.responseText, token).images)
      } catch (error) {
        reject(error)
      }
    })
    request.addEventListener('error', () => reject(new ApiError(offline)))
    request.addEventListener('abort', () => reject(signal?.reason))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
