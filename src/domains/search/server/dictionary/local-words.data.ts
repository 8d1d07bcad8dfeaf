/** Words and names that New Zealanders search for and English lists lack. */
export const localWords = `
footy bunnings briscoes farmers kmart kathmandu macpac icebreaker swanndri barkers huffer stihl skellerup resene
tramping tramper jandal jandals gumboot gumboots togs chook chooks hottie duvet hangi kai moana paua pipi tuatua kina
kumara kamokamo puha rewena pounamu taonga kete kakahu korowai piupiu poi patu taiaha tekoteko tukutuku whariki harakeke
muka raranga whakairo waka marae whare whanau mokopuna tamariki koha kereru tui kiwi kea kakapo weka pukeko moa huia
pohutukawa kowhai rata rimu kauri totara matai kahikatea manuka kanuka ponga nikau toetoe puriri tawa macrocarpa feijoa
tamarillo whitebait crays kahawai snapper tarakihi gurnard hapuka kingfish labradoodle cavoodle huntaway kunekune
`
