import { describeImage, type Image, maxAltCharacters } from '#domains/media/common/media.ts'
import { useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
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
