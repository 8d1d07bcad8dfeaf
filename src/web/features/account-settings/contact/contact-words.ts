export type ContactKind = 'email' | 'phone_number'

export interface ContactRequest {
  contact: string
  password: string
}

export const contactWords = {
  email: {
    title: 'Change your email',
    label: 'New email',
    present: 'Your email',
    done: 'Email changed',
    told: 'We’ve let the old address know.',
    button: 'Change my email',
    verifying: { title: 'Verify your email', done: 'Email verified', button: 'Verify my email' },
  },
  phone_number: {
    title: 'Change your phone number',
    label: 'New mobile phone',
    present: 'Your mobile phone',
    done: 'Phone number changed',
    told: 'We’ve let the old number or your email know.',
    button: 'Change my phone number',
    verifying: {
      title: 'Verify your phone number',
      done: 'Phone number verified',
      button: 'Verify my phone',
    },
  },
}
