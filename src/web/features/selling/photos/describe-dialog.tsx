import { useState } from 'react'
import { describeImage, type Image, max_alt_characters } from '#contract/media/media.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { useApiMutation } from '#web/lib/loading/query.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Picture } from '#web/ui/facts/picture.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'

interface DescribeDialogProps {
  image: Image
  /** 'photo 2'. */
  name: string
  onEdited: (image: Image) => void
  onClose: () => void
}

/** What a photo shows, in a sentence. */
export function DescribeDialog({ image, name, onEdited, onClose }: DescribeDialogProps) {
  const describe = useApiMutation(describeImage)
  const [alt, setAlt] = useState(image.alt)
  const said = findProblem(describe.error)?.errors?.alt

  async function save() {
    try {
      onEdited(await describe.mutateAsync({ id: image.id, alt }))
    } catch {
      // Said in the dialog, which keeps what was written.
      return
    }
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Describe ${name}`}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={describe.isPending} onClick={() => void save()}>
            Save description
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {describe.error && !said && (
          <Notice kind="wrong" live>
            {getMessage(describe.error)}
          </Notice>
        )}
        <Picture src={image.url} blur={image.thumbhash} alt={`${name}, ${image.name}`} fit="contain" />
        <Field
          label="Describe this photo for people who can’t see it"
          optional
          error={said}
          help="Say what matters to a buyer: “Green bicycle from the left, with a scratch on the frame.”"
        >
          {(control) => (
            <Textarea
              {...control}
              value={alt}
              rows={3}
              maxLength={max_alt_characters}
              onChange={(event) => setAlt(event.target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
