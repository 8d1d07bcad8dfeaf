import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

/** Takes files dropped on the section or pasted anywhere on the page. */
export function usePhotoDropping(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  // `dragenter` of a child comes before `dragleave` of its parent, so they are counted.
  const depth = useRef(0)

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    // A file that misses the section must not open in place of the page.
    const preventNavigation = (event: globalThis.DragEvent) =>
      hasFiles(event.dataTransfer) && event.preventDefault()
    const receive = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', receive)
    document.addEventListener('dragover', preventNavigation)
    document.addEventListener('drop', preventNavigation)
    return () => {
      document.removeEventListener('paste', receive)
      document.removeEventListener('dragover', preventNavigation)
      document.removeEventListener('drop', preventNavigation)
    }
  }, [])

  const settle = (by: number) => {
    depth.current = by === 0 ? 0 : depth.current + by
    setOver(depth.current > 0)
  }
  const target = {
    onDragEnter: (event: DragEvent) => hasFiles(event.dataTransfer) && settle(1),
    onDragLeave: (event: DragEvent) => hasFiles(event.dataTransfer) && settle(-1),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      settle(0)
      onFiles([...event.dataTransfer.files])
    },
  }
  return { isOver, target }
}
