export interface ExpectedResults {
  q: string
  /** Each must begin one of the first three titles; `|` separates alternatives. */
  first: string[]
  /** None of the first ten titles, or of the featured ones above them, may contain any of these. */
  not: string[]
}

/** Groups of titles, referred to in the table below. */
const groups: Record<string, string> = {
  homes: 'bedrooms?, \\p{Lu}|^Section|^Flat section|^Ready to build|^Corner shop',
  vehicles: '^(?:19|20)\\d\\d (?!Fender|Healing|Yamaha|Triumph|Honda CB|Kawasaki|Suzuki [DVU])\\p{L}',
  aids: 'Mobility|Wheelchair|Shower stool|Walker',
}

/** Search : what is first, or - : what must not be found */
const table = `
gumboots : - : homes, Monopoly, medal, bricks, vehicles
wellies : - : homes, Monopoly, medal, bricks
togs : - : homes, vehicles
jandals : Jandals : homes, vehicles
ute : .*(?:Hilux|Amarok|Ranger|Colorado|D-Max|Triton|Navara|BT-50) : homes, Ramp for old dogs
utes : .*(?:Hilux|Amarok|Ranger|Colorado|D-Max|Triton|Navara|BT-50) : homes, Ramp for old dogs
bach : Weekend in a bach : vehicles
chilly bin : - : homes, vehicles
esky : - : homes, vehicles
duvet : - : Child carrier, homes, vehicles
cot : - : cottage, homes, vehicles
bed : Bunk beds, Captain’s bed : homes, vehicles
beds : Bunk beds, Captain’s bed : homes, vehicles
toy : Crate of soft toys : vehicles, homes
toys : Crate of soft toys : vehicles, homes
hob : - : Hobart, homes
mobile phone : Nokia|Fairphone|Oppo|iPhone : aids, homes
mobile : Nokia|Fairphone|Oppo|iPhone : aids, homes
cellphone : Nokia|Fairphone|Oppo|iPhone : aids, homes
mobility scooter : Mobility scooter : homes, vehicles
bike : .*bike : homes, vehicles
bikes : .*bike : homes, vehicles
bicycle : .*bike|Trek|Giant|Cinelli|1987 Healing : homes, vehicles
mountain bike : Hardtail|Old Marin|Santa Cruz : homes, vehicles
road bike : Trek|Giant|Cinelli|1987 Healing : homes, vehicles
road bike -giant : Trek|Cinelli|1987 Healing : Giant, homes
"road bike" : Trek|Giant|Cinelli|1987 Healing : homes, vehicles
ebike : .*e-bike : homes, vehicles
e-bike : .*e-bike : homes, vehicles
electric bike : .*e-bike|SmartMotion : homes, vehicles
kids bike : Balance bike|Byk|Strider : homes, vehicles
bike petone : Cinelli : homes, vehicles
surfboard : - : homes, vehicles
wetsuit : Steamer wetsuit, Wetsuit 4/3 : homes, vehicles
kayak : Child’s kayak, Double sea kayak : homes, vehicles
kayaks : Child’s kayak, Double sea kayak : homes, vehicles
kayka : .*kayak : homes, vehicles
canoe : Canadian canoe, Inflatable canoe : homes, vehicles
life jacket : .*life jacket : homes, vehicles, Leather jacket
trailer : .*trailer : homes
lounge suite : Corner suite|.*sofa|Leather Chesterfield|Two-seater : homes, vehicles
couch : Corner suite|.*sofa|Leather Chesterfield|Two-seater : homes, vehicles
sofa : .*sofa : homes, vehicles
leather couch : Leather Chesterfield : homes, vehicles
armchair : Danske Møbler armchair : homes, vehicles
chair : School chairs|Gaming chair|Danske|Herman : homes, vehicles
coffee table : Coffee table : homes, vehicles
dining table : .*table : homes, vehicles
rimu table : .*table|.*rimu : homes, vehicles
queen bed : Bunk beds|Captain’s bed|Iron bedstead : homes, vehicles
ladder auckland : .*ladder : homes, vehicles
extension ladder : Extension ladder : homes, vehicles
PS5 : - : homes, vehicles
playstation : PlayStation 2 : homes, vehicles
xbox : Xbox Series S : homes, vehicles
levi's : Levi’s 501 : homes, vehicles
levis : Levi’s 501 : homes, vehicles
levi's 501 : Levi’s 501 : homes, vehicles
LEVI’S 501 : Levi’s 501 : homes, vehicles
men's jacket : .*jacket|Naval greatcoat : homes, vehicles
mens shoes : Loake|R.M. Williams|Jandals : homes, vehicles
womens shoes : Dance shoes|Doc Martens|Kumfs : homes, vehicles
childrens books : Hairy Maclary|Harry Potter|Pukapuka : homes, vehicles
kids' books : Hairy Maclary|Harry Potter|Pukapuka : homes, vehicles
children's skis : Children’s skis : homes, vehicles
heater : Oil column heater|Panel heaters : homes, vehicles
woodburner : Woodburner Masport : vehicles
pounamu : Raw pounamu : homes, vehicles
greenstone : Raw pounamu|Koru pendant|Earrings : homes, vehicles
paua : Pāua|Earrings of pāua : homes, vehicles
taonga : - : homes, vehicles
kete : Kete : homes, vehicles
kumara : - : homes, vehicles
whiteware : .*(?:[Ff]ridge|washer|loader|Dishwasher|freezer|heater|vacuum)|Numatic|Miele|Woodburner : homes, vehicles
fridge : Fridge-freezer|Smeg-style fridge : homes, vehicles
freezer : Chest freezer|Fridge-freezer : homes, vehicles
washing machine : Fisher & Paykel washer|Top loader : homes, vehicles
dishwasher : Dishwasher : vehicles
vacuum cleaner : Miele|Numatic|Robot vacuum : homes, vehicles
mx5 : 20(?:09|15) Mazda MX-5 : homes, Outback
mx-5 : 20(?:09|15) Mazda MX-5 : homes, Outback
mx 5 : 20(?:09|15) Mazda MX-5 : homes, Outback
cx5 : 2015 Mazda CX-5 : homes
bt50 : 2012 Mazda BT-50 : homes
dmax : .*D-Max : homes
xtrail : .*X-Trail : homes
hilux : .*Hilux : homes
toyota hilux : 20.*Hilux : homes
corolla : .*Corolla : homes
land cruiser : 2019 Toyota Land Cruiser : homes
rav4 : .*RAV4 : homes
skoda : 2018 Škoda : homes
motorbike : .*(?:Triumph|Honda|Yamaha|Kawasaki|Suzuki|BMW|Harley|Vespa) : homes
jetski : 2017 Sea-Doo : homes
caravan : .*(?:Liteweight|Sprite|Bailey) : homes
tractor : .*(?:Massey|John Deere) : homes
rode : Rode NT1 : homes, vehicles
røde nt1 : Rode NT1 : homes, vehicles
puppies : - : balm, homes, vehicles
dog : Dog crate|Kennel : homes, vehicles
cat : Cat (?:carrier|eye|flap)|Scratch tree|Catio : homes, vehicles, Cattleman
footy : .*(?:[Mm]atch ball|[Ff]ootball|[Rr]ugby|All Blacks|Kicking tee) : tripod, homes, vehicles
compost : - : Handycam, vehicles
bunnings : - : ungalow, vehicles
organ : - : honey, homes
mower : Lawn mower : homes, vehicles
lawnmower : Lawn mower : homes, vehicles
lawn mower : Lawn mower : homes, vehicles
bbq : Six-burner|Offset smoker|Ceramic egg : homes, vehicles
barbecue : Six-burner|Offset smoker|Ceramic egg : homes, vehicles
chainsaw : Electric chainsaw : homes, vehicles
drill : Makita : homes, vehicles
firewood : Firewood : homes, vehicles
chook house : Chook house : vehicles
jersey : .*jersey : homes, vehicles
jumper : .*jersey : homes, vehicles
hoody : Huffer hoodie : homes, vehicles
raincoat : Raincoat : homes, vehicles
puffer jacket : Puffer : homes, vehicles
swanndri : Swanndri : homes, vehicles
t shirt : Band T-shirts : homes, vehicles
tshirt : Band T-shirts : homes, vehicles
tramping boots : Children’s tramping boots : homes, vehicles
hiking boots : .*boots : homes, vehicles
tent : .*[Tt]ent : homes, vehicles
fishing rod : Penn|Shimano surfcaster|Kids’ spin : homes, vehicles
golf clubs : Half set of Ping|Golf trundler : homes
cricket bat : .*bat : homes, vehicles
all blacks jersey : All Blacks jersey : homes, vehicles
skis : Children’s skis|Touring set|Rossignol : homes
scooter : .*scooter : homes
skateboard : Skateboard : homes, vehicles
trampoline : Trampoline : homes, vehicles
lego : Lego : homes, vehicles
jigsaw : Five 1000-piece puzzles : homes, vehicles
pokemon cards : Pokémon cards : homes, vehicles
pram : Pram : homes, vehicles
buggy : Mountain Buggy|Pram|Bugaboo : homes, vehicles
guitar : Half-size guitar : homes, vehicles
uke : .*ukulele : homes, vehicles
piano : Yamaha P-125|ABRSM : homes, vehicles
drum kit : Pearl Export|Snare drum : homes, vehicles
records : .*(?:LP|vinyl|Split Enz|Bic Runga) : homes, vehicles
iphone : iPhone : homes, vehicles
iphone13 : iPhone 13 : homes, vehicles
laptop : .*[Ll]aptop : homes, vehicles
tv : Small 24 inch TV|LG OLED|Philips : homes, vehicles
headphones : Children’s headphones|Beyerdynamic|Sennheiser : homes, vehicles
crown lynn : Crown Lynn Air Force mug : homes, vehicles
buzzy bee : Buzzy Bee : homes, vehicles
manuka honey : Mānuka honey : homes, vehicles
maori dictionary : Dictionary of the Māori : homes, vehicles
rental : .*bedrooms?, : vehicles
flat to rent : .*apartment, : vehicles
villa ponsonby : Villa .*Ponsonby : vehicles
tyres : Pair of Continental|Set of 17-inch : homes
bike bag : - : homes, vehicles
`

const readPatterns = (cell: string) => (cell === '-' ? [] : cell.split(', '))

export const everydayWords: ExpectedResults[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [q = '', first = '', not = ''] = line.split(' : ')
    return { q, first: readPatterns(first), not: readPatterns(not).map((name) => groups[name] ?? name) }
  })
