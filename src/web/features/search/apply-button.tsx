import { Button } from '#web/ui/button.tsx'

/** Comes once something is typed, and stays while what was typed is in force. Its form is a `group/typed`. */
export function ApplyButton({ inForce, children }: { inForce: boolean; children: string }) {
  return (
    <div
      className={
        inForce ? 'mt-2' : 'mt-2 hidden group-has-[input:not([type=hidden],:placeholder-shown)]/typed:block'
      }
    >
      <Button type="submit" kind="quiet" size="small" wide>
        {children}
      </Button>
    </div>
  )
}

/** Of the fields of such a form: an empty one is known by it. */
export const nothing_typed = ' '
