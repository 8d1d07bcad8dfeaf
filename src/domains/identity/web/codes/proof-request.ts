interface Proof {
  registration_token: string
  purpose: 'verify_phone' | 'verify_email'
  sent_to: string
}

export function proofRequest({ registration_token: registrationToken, purpose, sent_to: sentTo }: Proof) {
  const contact = purpose === 'verify_phone' ? { phone_number: sentTo } : { email: sentTo }
  return { registration_token: registrationToken, purpose, ...contact }
}
