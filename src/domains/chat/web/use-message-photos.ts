import { useState } from 'react'
import { maxMessageImages } from '#domains/chat/common/chat.ts'
import { photoKinds, type Image } from '#domains/media/common/media.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { uploadImages } from '#domains/media/web/shared/upload.ts'
import * as t from '#domains/chat/texts.ts'

const kinds = photoKinds.split(',')
const isPhoto = ({ type, name }: File) =>
  kinds.some((kind) => kind === type || (kind.startsWith('.') && name.toLowerCase().endsWith(kind)))

/** Photos upload when chosen, so that sending is instant. */
export function useMessagePhotos() {
  const [images, setImages] = useState<Image[]>([])
  /** 0 to 1; null while nothing is uploaded. */
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function upload(chosen: File[]) {
    setFailure(null)
    const files = chosen.filter(isPhoto)
    const other = chosen.find((file) => !isPhoto(file))
    if (other) setFailure(t.name_isnt_a_photo({ name: other.name }))
    if (files.length === 0 || progress !== null) return
    const room = maxMessageImages - images.length
    if (files.length > room) setFailure(t.only_count_photos_at_a_time({ count: maxMessageImages }))
    if (room === 0) return
    setProgress(0)
    try {
      const uploaded = await uploadImages(files.slice(0, room), { onProgress: setProgress })
      setImages((before) => [...before, ...uploaded])
    } catch (error) {
      setFailure(`${t.your_photos_didnt_upload()}. ${getMessage(error)}`)
    } finally {
      setProgress(null)
    }
  }

  return {
    images,
    progress,
    failure,
    add: (files: File[]) => void upload(files),
    remove: (id: number) => setImages((before) => before.filter((image) => image.id !== id)),
    clear: () => {
      setImages([])
      setFailure(null)
    },
  }
}
