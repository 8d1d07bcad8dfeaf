import { body } from './email-body.ts'

const finance = { lender: 'Good Lending', name: 'Mere Ngata', vehicle: '2016 Toyota Aqua G' }

export const financeEmailBodies = {
  mail_finance_enquiry: body(
    [
      'Kia ora {lender},',
      '{name} would like to hear from you about finance for “{vehicle}” on Hoko.',
      '{details}',
      '{name} agreed that we send you these details so you can contact them about finance for this vehicle. Please don’t use them for anything else. The figures are Hoko’s estimate from the rate and fees you gave us.',
      'See the listing: {link}',
    ],
    {
      ...finance,
      details: '- Name: Mere Ngata\n- Email: mere@example.nz\n- Phone: 021 555 0123',
      link: 'https://hoko.example/vehicle/…',
    },
    ['details'],
  ),
  mail_finance_sent: body(
    [
      'Kia ora {name},',
      'We’ve sent your finance enquiry about “{vehicle}” to {lender}. They’ll contact you.',
      'You can read what we sent, and withdraw your consent, in your settings.',
      'Open settings: {link}',
    ],
    { ...finance, link: 'https://hoko.example/user-settings' },
    ['link'],
  ),
  mail_finance_withdrawn: body(
    [
      'Kia ora {lender},',
      '{name} ({email}) no longer agrees that you use the details we sent you about “{vehicle}”.',
      'Please delete them, and don’t contact {name} about this enquiry again.',
    ],
    { ...finance, email: 'mere@example.nz' },
    ['name', 'email'],
  ),
}
