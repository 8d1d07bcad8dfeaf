export interface DetailSpec {
  label: string
  help?: string
  kind:
    | 'text'
    /** Numbers, typed as text. */
    | 'number'
    /** Square metres; hectares are typed with their unit. */
    | 'area'
    | 'money'
    | 'choice'
    | 'yes_no'
    | 'day'
    /** A date and time in Auckland. */
    | 'instant'
    /** A list, one entry per line. */
    | 'lines'
    | 'paragraphs'
    /** Days with start and end times. */
    | 'visits'
    /** Uploads, by their ids. */
    | 'uploads'
    /** Has a section of its own in the form. */
    | 'own'
  /** Of a choice: the words of each value. */
  options?: Record<string, string>
  unit?: string
  placeholder?: string
}
