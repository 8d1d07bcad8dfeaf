export interface DetailSpec {
  label: string
  help?: string
  kind:
    | 'text'
    /** Whole numbers and broken ones; typed as text. */
    | 'number'
    /** Square metres; hectares are typed with their unit. */
    | 'area'
    | 'money'
    | 'choice'
    | 'yes_no'
    | 'day'
    /** A day and an hour, in Auckland. */
    | 'instant'
    /** A list, one to a line. */
    | 'lines'
    | 'paragraphs'
    /** A list of days with a beginning and an end. */
    | 'visits'
    /** Pictures or files that were sent, by their ids. */
    | 'uploads'
    /** Asked for by a part of the form of its own. */
    | 'own'
  /** Of a choice: the words of each value. */
  options?: Record<string, string>
  unit?: string
  placeholder?: string
}
