export type ContactKind = 'email' | 'phone_number'

export interface ContactRequest {
  contact: string
  password: string
}

export const contactWords = {
  email: {
    title: 'Change your email',
    label: 'New email',
    done: 'Your email is changed',
    told: 'The old address is told about it.',
    button: 'Change my email',
  },
  phone_number: {
    title: 'Change your phone number',
    label: 'New mobile phone',
    done: 'Your phone number is changed',
    told: 'The old number is told about it.',
    button: 'Change my phone number',
  },
}
