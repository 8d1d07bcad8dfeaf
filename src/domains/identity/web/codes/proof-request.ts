interface Proof {
  registration_token: string
  purpose: 'verify_phone' | 'verify_email'
  sent_to: string
}

export function proofRequest({ registration_token, purpose, sent_to }: Proof) {
  const contact = purpose === 'verify_phone' ? { phone_number: sent_to } : { email: sent_to }
  return { registration_token, purpose, ...contact }
}
