import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { describeImage, type Image, maxAltCharacters } from '#domains/media/common/media.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import * as t from '#domains/selling/texts.ts'

interface DescribeDialogProps {
  image: Image
  /** 'photo 2'. */
  name: string
  onEdited: (image: Image) => void
  onClose: () => void
}

export function DescribeDialog({ image, name, onEdited, onClose }: DescribeDialogProps) {
  const form = useOperationForm(describeImage, {
    initial: { alt: image.alt },
    written: ['alt'],
    toInput: ({ alt }) => ({ id: image.id, alt }),
    onDone: (edited) => {
      onEdited(edited)
      onClose()
    },
  })

  return (
    <FormDialog
      form={form}
      onClose={onClose}
      shape="panel"
      title={t.describe_name({ name })}
      confirm={t.save_description()}
    >
      <Picture src={image.url} blur={image.thumbhash} alt={`${name}, ${image.name}`} fit="contain" />
      <Field
        label={t.describe_this_photo_for_people_who()}
        optional
        {...form.field('alt')}
        help={t.say_what_matters_to_a_buyer_green()}
      >
        {(control) => <Textarea {...control} {...form.text('alt')} rows={3} maxLength={maxAltCharacters} />}
      </Field>
    </FormDialog>
  )
}

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
