import { fact } from '#platform/server/jobs/outbox.ts'

/** The terms or the privacy policy have changed materially. */
export const pageChangedMaterially = fact<{ revision_id: number }>('static-page.changed-materially')
