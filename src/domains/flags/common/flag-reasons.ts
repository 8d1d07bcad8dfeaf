type Kind = 'member' | 'review' | 'message' | 'question' | 'answer'
type Reason = 'scam' | 'harassment' | 'contact_details' | 'spam' | 'fake_review' | 'other'

/** The reasons allowed for each kind of report. */
export const reasonsByKind: Record<Kind, Reason[]> = {
  member: ['scam', 'harassment', 'spam', 'other'],
  review: ['fake_review', 'harassment', 'contact_details', 'other'],
  message: ['scam', 'harassment', 'spam', 'other'],
  question: ['harassment', 'contact_details', 'spam', 'other'],
  answer: ['harassment', 'contact_details', 'scam', 'other'],
}
