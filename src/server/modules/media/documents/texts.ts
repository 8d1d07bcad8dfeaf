// Written by `npm run texts` from texts.json, where the texts stand.

export const this_file_is_empty = (): string => `This file is empty.`
export const a_text_csv_or_xml_file_may_be_at_most = ({ max_text_file_bytes }: { max_text_file_bytes: string | number }): string => `A text, CSV or XML file may be at most ${max_text_file_bytes}.`
export const we_couldnt_check_this_file_save_it = (): string => `We couldn’t check this file. Save it again, or choose another.`
export const we_cant_take_this_kind_of_file_send_a = (): string => `We can’t take this kind of file. Send a PDF, CSV, plain text, XML or image.`
export const thats_a_web_page_send_a_pdf_csv_plain = (): string => `That’s a web page. Send a PDF, CSV, plain text, XML or image.`
export const this_pdf_is_damaged_or_incomplete_try = (): string => `This PDF is damaged or incomplete. Try saving it again.`
export const this_xml_is_damaged_or_incomplete_try = (): string => `This XML is damaged or incomplete. Try saving it again.`
export const this_xml_has_a_doctype_remove_it_and = (): string => `This XML has a DOCTYPE. Remove it and send it again.`
export const a_document_is_no_longer_there_remove = (): string => `A document is no longer there. Remove it and upload it again.`
export const this_pdf_is_protected_by_a_password = (): string => `This PDF is protected by a password. Save it without one and send it again.`
export const this_pdf_runs_scripts_print_it_to_a = (): string => `This PDF runs scripts. Print it to a new PDF and send that.`
export const this_pdf_opens_other_files_or_programs = (): string => `This PDF opens other files or programs. Print it to a new PDF and send that.`
export const this_pdf_has_other_files_inside_send = (): string => `This PDF has other files inside. Send them separately.`
export const we_cant_read_this_pdf_print_it_to_a = (): string => `We can’t read this PDF. Print it to a new PDF and send that.`
export const name_isnt_a_pdf = ({ name }: { name: string | number }): string => `“${name}” isn’t a PDF.`
