import { operation } from '#platform/common/operation.ts'
import type * as shapes from './faqs.shapes.ts'

export type * from './faqs.shapes.ts'

export const listFaqs = operation<typeof shapes.listFaqs>('GET /faq-list')({
  name: 'listFaqs',
  summary: 'Questions and answers for everyone, by group',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const listAdminFaqs = operation<typeof shapes.listAdminFaqs>('GET /faq')({
  name: 'listAdminFaqs',
  summary: 'Every question in order, hidden ones as well',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const getFaq = operation<typeof shapes.getFaq>('GET /faq/{id}')({
  name: 'getFaq',
  summary: 'One question with its answer; a hidden one only for admins',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const createFaq = operation<typeof shapes.createFaq>('POST /faq')({
  name: 'createFaq',
  summary: 'Add an FAQ at the end of its group, or at a place in it',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 120, per: 'minute' },
  status: 201,
})

export const updateFaq = operation<typeof shapes.updateFaq>('PUT /faq/{id}')({
  name: 'updateFaq',
  summary: 'Change a question or its place; what is left out stays',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 240, per: 'minute' },
})

export const deleteFaq = operation<typeof shapes.deleteFaq>('DELETE /faq/{id}')({
  name: 'deleteFaq',
  summary: 'Remove a question',
  access: 'admin',
  duty: 'fullAdmins',
  limit: { calls: 120, per: 'minute' },
})
