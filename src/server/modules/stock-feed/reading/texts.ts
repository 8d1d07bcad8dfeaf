// Written by `npm run texts` from texts.json, where the texts stand.

export const the_file_is_empty = (): string => `The file is empty.`
export const the_text_is_too_large = ({ max }: { max: string | number }): string => `The list of vehicles is larger than ${max}. Send it in parts.`
export const the_file_is_utf_16 = (): string => `The file is in UTF-16. Save it as UTF-8 or Windows-1252.`
export const its_no_list_of_vehicles = (): string => `That isn’t a ZIP, an XML or a CSV file. Export your stock as one of them and send that.`
export const the_encoding_is_unknown = ({ encoding }: { encoding: string | number }): string => `The file says it’s in ${encoding}, which we can’t read. Save it as UTF-8 or Windows-1252.`
export const the_file_isnt_utf_8 = (): string => `The file says it’s in UTF-8, but it isn’t. Save it again as UTF-8 or say that it’s Windows-1252.`
export const the_xml_has_a_doctype = (): string => `The XML has a DOCTYPE. Remove it and send the file again.`
export const the_xml_has_an_entity = (): string => `The XML has an entity other than &amp; &lt; &gt; &quot; and &apos;. Remove it and send the file again.`
export const the_xml_is_broken = (): string => `The XML is damaged or incomplete. Export it again.`
export const the_xml_is_too_deep = (): string => `The XML isn’t laid out like a stock feed. Export it again.`
export const too_many_vehicles = ({ max }: { max: string | number }): string => `There are more than ${max} vehicles in the file. Send it in parts.`
export const the_csv_has_no_stock_number = (): string => `There’s no column StockNo. The first line must name the columns.`
export const the_csv_is_broken = ({ row }: { row: string | number }): string => `Row ${row} has a quotation mark that isn’t closed. Export the file again.`
export const a_row_has_more_cells_than_columns = ({ row }: { row: string | number }): string => `Row ${row} has more cells than the first line has columns. Put quotation marks around each cell that has a comma or semicolon in it, or export the file again.`
export const the_csv_has_too_many_columns = (): string => `The file has too many columns. Export it again.`
export const the_zip_has_no_sml_xml = (): string => `There’s no SML.XML in the ZIP.`
export const the_zip_has_no_end_xml = (): string => `The ZIP isn’t complete: END.XML is missing. Send it again once MotorCentral has finished it.`
export const the_zip_has_too_many_files = (): string => `There are too many files in the ZIP.`
export const the_zip_is_too_deep = (): string => `There’s a ZIP among the pictures. Put the pictures there themselves.`
export const the_zip_is_broken = (): string => `The ZIP is damaged or incomplete. Send it again.`
export const the_zip_has_paths = (): string => `The ZIP has folders or paths in it. All files must be at the top.`
export const the_zip_is_encrypted = (): string => `The ZIP has a password. Send it without one.`
export const the_zip_is_a_bomb = (): string => `A file in the ZIP would become far too large when it’s unpacked.`
export const the_zip_is_too_large = (): string => `The files in the ZIP are too large.`
export const the_file_couldnt_be_read = (): string => `The file couldn’t be read. Export it again.`
export const you_have_no_dealership_number = (): string => `Your account has no dealership number yet. Ask us to add it.`
export const the_file_is_for_another_dealership = ({ theirs, ours }: { theirs: string | number; ours: string | number }): string => `The file is for dealership ${theirs}, but yours is ${ours}.`
export const the_file_names_no_dealership = (): string => `The file doesn’t say which dealership it’s for.`
export const no_source_any_more = (): string => `No stock feed provider is connected here any more.`
export const the_file_is_gone = (): string => `The file isn’t there any more. Send it again.`
export const its_an_excel_workbook = (): string => `That’s an Excel or other Office file. Save it as a CSV and send that.`
