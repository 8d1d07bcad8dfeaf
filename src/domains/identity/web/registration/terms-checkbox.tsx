import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import * as t from '#domains/identity/texts.ts'

/** The texts open in a new tab, so that typed values aren't lost. */
export function TermsCheckbox(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  return (
    <Checkbox
      {...props}
      label={
        <Sentence
          parts={t.i_agree_to_the_terms_and_the_policy({
            terms: (parts) => <TextLink to="/info/terms-and-conditions">{parts}</TextLink>,
            policy: (parts) => <TextLink to="/info/privacy-policy">{parts}</TextLink>,
          })}
        />
      }
    />
  )
}

const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    href={to}
    target="_blank"
    rel="noopener"
    className="rounded-control font-semibold text-pounamu underline underline-offset-3"
  >
    {children}
  </a>
)
