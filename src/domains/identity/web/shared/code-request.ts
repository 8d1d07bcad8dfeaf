import { useEffect, useEffectEvent } from 'react'
import type { RequiredByLink } from '#domains/identity/common/reset-link.ts'
import type { AccountType } from '#platform/common/addresses.ts'
import { readObject } from '#platform/web/storage/browser-storage.ts'
import { createTabState } from '#platform/web/storage/tab-state.ts'

export interface CodeRequest {
  purpose: 'reset_password' | 'sign_in'
  type: AccountType
  request_token: string
  email?: string
  phone_number?: string
  /** An instant by the server's clock. */
  resend_at?: number
}

export const codeRequest = createTabState<CodeRequest>('code-request')

export const resetToken = createTabState<{
  token: string
  type: AccountType
  requires?: RequiredByLink | null
}>('reset')

interface Deletion {
  email: string
  request_token: string
  message: string
  resend_at: number
}

export const deletion = createTabState<Deletion>('delete-account')

/** The query of screens that users and admins share (specification › Sign-in screens). */
export function isAdminRequested(params: URLSearchParams): boolean {
  return params.get('isUserAdmin') === 'true'
}

export function useLastEmail(onFound: (email: string) => void): void {
  const found = useEffectEvent(onFound)
  useEffect(() => {
    const email = readObject<{ email: unknown }>('localStorage', 'login')?.email
    if (typeof email === 'string') found(email)
  }, [])
}
