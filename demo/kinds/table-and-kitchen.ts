export const tableAndKitchen = `
= teapot, pottery-studio
Teapot, stoneware, tenmoku glaze, cane handle $120 Thrown in Coromandel in the seventies; marked, pours without a drip.
Big jug by a Nelson potter, salt glazed $85 Holds two litres or a bunch of hydrangeas.
Set of six ramen bowls, {celadon|oatmeal} $140 From our own kiln, second firing. New.
Casserole with lid, Temuka, brown $40 Oven, table, dishwasher; nothing has ever hurt it.
Platter, 40 cm, with brushed fern $95 Dug clay from Driving Creek, wood fired.
- No chips, a tap with a knuckle rings.
- Foot ring smoothed.
- Posted double boxed.
- From a collection that gets smaller as the house does.

= teacup-without-handle, pottery-crown-lynn
Crown Lynn swan, {white|pink}, large $160 No chip on the beak, which is where they go.
Railway cup, NZR, thick as a thumb $55 Foam on the tea, soot in the memory.
Crown Lynn Air Force mug, 1943 $70 Back stamp clear, hairline inside.
Dorothy Thorpe coffee set, ball handles $260 Twelve pieces. One saucer has a nibble.
Colour glaze mugs, set of six $90 Six colours, all of them seventies.
- Stamped underneath.
- Found by grandma, used by mum, sold by me.
- Washed by hand only.

= hot-beverage, pottery-china, post
Royal Albert trio, Old Country Roses $45 Gold is all there.
Japanese tea set, hand painted cranes $75 Teapot and five cups, as is proper.
Set of four mugs, {Marmite|Edmonds|Four Square} print $35 For people who miss home.
Espresso cups, six, from a café that closed $30 Brown, thick, Italian.
- No tea stains, baking soda does it.
- Wrapped in newspaper, one by one.
- Cup handles whole.

= cooking, home-kitchen
Le Creuset frying pan, 26 cm, {volcanic|teal} $110 Enamel inside has colour from use, none is missing.
Cast iron skillet, 30 cm, seasoned $70 Eggs slide. Ten years of bacon in it.
Copper pan, French, re-tinned, 24 cm $160 Rivets tight, handle has the right weight.
Paella pan for twenty with gas ring $120 Fed the whole cul-de-sac in lockdown.
- Never in the dishwasher.
- Flat on the bottom, works on gas.
- I went induction.

= pot-of-food, home-kitchen
Preserving pan and 40 Agee jars with seals $95 Peaches, feijoas, tomatoes; lids are new.
Dutch oven, Lodge, 5.7 l, {red|blue} $85 Bread, stews, and a crack in nothing.
Pressure cooker, Kuhn Rikon, seal new $120 Lentils in eight minutes.
Hāngī basket, stainless, welded in Porirua $140 For forty people with pork and kūmara.
- Scrubbed with salt.
- Lid sits tight.
- Family recipe handwritten on a card goes with it.

= kitchen-knife, home-kitchen, post
Victory butcher’s knife, made in Auckland, 1960s $40 Carbon steel, takes an edge like a razor.
Japanese gyuto, {210|240} mm, magnolia handle $180 Sharpened on stones by its cook.
Wüsthof set of five, block $160 Bolsters straight, none bent.
Mandoline with the guard, still all fingers $45 Blades hardly used, out of respect.
- Sharp: opened carefully, please.
- Sent in a sheath.
- For buyers over 18.

= fork-and-knife-with-plate, home-kitchen
Dinner set for eight, {white|speckled}, 32 pieces $140 Two bowls are missing, they were loved.
Silver-plated cutlery, canteen for twelve $220 Kings pattern, box lined in blue.
Bone-handled knives, Sheffield, ten $60 Yellowed as they should.
Picnic basket for four, china and rug $75 Leather straps, opened twice.
- For somebody who has people over.
- Knives without pitting.
- Polished for the picture.

= wine-glass, pottery-glass
Six crystal wine glasses, Waterford Lismore $190 Ring for five seconds when flicked.
Decanter, cut glass, ship’s shape $70 Stopper fits; slight bloom inside.
Uranium glass bowl, glows $85 Black light included for the party.
Hand-blown tumblers, {sea green|smoke}, set of four $110 From a studio in Whanganui.
- No nibbles on the rims.
- Packed so that it could fall off the ute.
- Never in the machine.

= bottle-with-popping-cork, home-food-wine, parcel, fixed
Elderflower cordial, {2|3} litres in swing-top bottles $28 Picked along the Ōpihi in November, sharp enough for grown-ups.
Olive oil, cold pressed, Waiheke, 2 litres $75 Pressed in June from our forty trees. Peppery at the back of the throat.
Apple cider vinegar, 5 litres, with the mother $30 Two years in oak behind the packhouse in Motueka.
Homebrew kit: fermenter, bottles, hydrometer $60 Sixty bottles with clean crowns and a book with stains.
- Sealed and labelled with the date.
- Kept dark and cool.
- Can be tasted if you come by.

= honey-pot, home-food-pantry, post, fixed, new, many
Mānuka honey, MGO 263+, 500 g, {Northland|East Cape} $48 Tested; the sheet comes with it.
Rewarewa honey, raw, 1 kg $22 Malty, from the bush behind Taumarunui.
Comb honey, clover, cut by hand $17 Canterbury summer in a box.
Chutney box: feijoa, tamarillo, green tomato $28 Three jars from Grandma’s stall at Parnell market.
- Straight from the hives.
- Labels written by hand.
- Jars come back, we refill.

= jar, antiques-kiwiana
Edmonds Sure to Rise tins, three sizes $45 Lids fit; colours bright.
Agee preserving jars with glass lids, twelve $40 Green glass, wires whole.
Taniwha soap box, wood, dovetailed $55 Print on both sides.
Fowlers jars and the lifter $35 From a farm kitchen near Fairlie.
Buzzy Bee, 1950s, wheels click $90 Antenna replaced, wings faded by love.
Paua ashtray collection, seven $50 Nobody smokes, everybody stares.
- From a bach clear-out.
- A little rust, a lot of charm.
- More from the same shelf is listed.

= amphora, pottery-vases
Vase, 1970s lava glaze, {orange|brown}, 30 cm $85 West German number on the base.
Keith Murray style vase, ribbed, white $160 Fine crazing, no chips.
Raku pot, smoke marks, with feathers burnt in $75 Made at a weekend workshop in Titirangi.
Floor vase, 70 cm, hand painted iris $95 Stood in a hotel lobby in Rotorua.
- Holds water, I checked.
- Two hands needed.
- Perfect for toetoe.

= military-medal, antiques-militaria, post
WWI medal pair to a Wellington infantryman $320 Named on the rim; papers from the archives printed out.
Army lemon-squeezer hat, 1960s, size {56|57} $120 Puggaree and badge right.
Trench art vase, shell case with ferns $140 Beaten somewhere in France, polished in Feilding.
Air force sweetheart brooch, silver $75 Pin is straight.
- Bought openly from the family’s estate.
- I would like it to go to someone who keeps it.
- Documents travel with it.

= coin, antiques-coins, post
New Zealand crown 1949, uncirculated $65 In its old envelope.
Waitangi crown 1935, tested genuine $3400 Weighed and photographed by a dealer in Auckland.
Pre-decimal collection in an album, 1933 on $180 Two gaps, marked by hand.
Jar of 1 and 2 cent pieces, 3 kg $50 As my father left it.
Half sovereigns, two, Sydney mint $780 Not cleaned, never will be.
- Graded with modesty.
- Sent signed for.
- Handled by the edge.

= envelope, antiques-stamps-new-zealand, post
Full faces, six, mixed perforation $240 Margins clear on four.
First day covers 1960 to 1985, 140 $75 In two albums.
Health stamps, mint, complete to {1980|1990} $95 Hinged lightly until 1955.
Christmas box of kiloware, 2 kg $40 On paper, unsorted; joy for a winter.
Postcards of the Exhibition 1906, eleven $130 Four are written, in good hands.
- Stored dry in glassine.
- Scan of any page on request.
- From a club member who thins out.
`
