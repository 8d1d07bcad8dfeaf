import { createTabState } from '#platform/web/storage/tab-state.ts'

export interface RegistrationDraft {
  first_name?: string
  last_name?: string
  email?: string
  phone_number?: string
  id?: number
  registration_token?: string
  purpose?: 'verify_phone' | 'verify_email'
  sent_to?: string
  /** An instant by the server's clock. */
  resend_at?: number
  is_verified?: boolean
  region?: string | null
  suburb?: string | null
  seller_kind?: 'private' | 'in_trade'
}

export const {
  begin: beginDraft,
  read: readDraft,
  change: changeDraft,
  drop: dropDraft,
  useStored: useDraft,
} = createTabState<RegistrationDraft>('registration')
