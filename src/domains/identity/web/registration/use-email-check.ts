import { useState } from 'react'
import * as z from 'zod/mini'
import { checkDuplicateEmail } from '#domains/identity/common/registration/registration.ts'
import { checkDuplicateEmail as checkDuplicateEmailShapes } from '#domains/identity/common/registration/registration.shapes.ts'
import type { WithProof } from '../codes/use-proof-of-work.ts'
import { api } from '#platform/web/session/api.ts'

/** Checks each email once, because the server limits the rate. */
export function useEmailCheck(withProof: WithProof) {
  const [checked, setChecked] = useState<{ email: string; is_duplicate: boolean } | null>(null)

  return {
    isKnownTaken: (typed: string) => checked?.email === typed.trim() && checked.is_duplicate,
    isTaken: async (typed: string): Promise<boolean> => {
      const email = typed.trim()
      if (!z.safeParse(checkDuplicateEmailShapes.body.shape.email, email).success) return false
      if (checked?.email === email) return checked.is_duplicate
      try {
        const { is_duplicate: isDuplicate } = await withProof((proof) =>
          api.call(checkDuplicateEmail, { email, ...proof }),
        )
        setChecked({ email, is_duplicate: isDuplicate })
        return isDuplicate
      } catch {
        // Only a hint: the final check comes on completion.
        return false
      }
    },
  }
}
