import { readSynonyms } from './synonyms.rules.ts'

export const leisureSynonyms = readSynonyms(`
lego, duplo, meccano, k'nex, mega bloks, magnetic tiles, lego set, technic, wooden blocks | lego, building blocks | toys-blocks
soft toy, plushie; dolls house, dollhouse, doll house; teddy, teddy bear, squishmallow, barbie doll, doll, dolls, bratz, sylvanian, sylvanian families, puppet, action figure, action figures, transformers, gi joe, star wars figure, funko, funko pop, beanie babies | soft toy, doll, action figure | toys-dolls
puzzle, jigsaw; jigsaw puzzle, board game, boardgame, monopoly, scrabble, chess, chess set, playing cards, card game, catan, cluedo, warhammer, dungeons and dragons, dice, mahjong, cribbage board | board game, puzzle | toys-games-puzzles
pokemon, pokémon; pokemon cards, trading cards, magic the gathering, yugioh, rugby cards, basketball cards, nba cards | trading cards, pokemon | toys-games-puzzles, antiques
matchbox, matchbox cars; hot wheels, hotwheels; corgi, dinky, diecast, die cast, slot cars, scalextric, model car, model kit, airfix, toy car, toy truck, tonka, fun ho | model car, matchbox, hot wheels | toys-model-cars
train set, hornby, model railway, thomas the tank, wooden train, brio | train set, hornby | toys-model-trains
rc car, remote control car, rc plane, rc helicopter, remote control, rc boat, radio control, traxxas | radio controlled, rc car | toys-radio-controlled
toy, toys, play dough, playdough, toy kitchen, play kitchen, wooden toys, baby toys bundle | toys | toys
bike, bicycle, pushbike, push bike; cycle, commuter bike, hybrid bike, cruiser bike, bmx, fixie, gravel bike, tandem, unicycle, ten speed | bike, bicycle, cycle | sports-cycling, sports-cycling-road-bikes
road bike, racing bike, racer, tri bike, triathlon bike | road bike, bike | sports-cycling-road-bikes
mountain bike, mtb; full suspension, hardtail, downhill bike, 29er, trail bike pedal | mountain bike, mtb | sports-cycling-mountain-bikes
ebike, e-bike, e bike, electric bike, electric bicycle; cargo bike | ebike, electric bike | sports-cycling-electric-bikes
kids bike, balance bike, childs bike, boys bike, girls bike, tricycle, trike, training wheels, strider | kids bike, balance bike | sports-cycling-children
bike helmet, cycle helmet, cycling jersey, bike shorts, lycra, cycling shoes, bib shorts | bike helmet, cycling | sports-cycling-clothing
bike rack, bike carrier, bike seat, bike trailer, bike pump, bike lights, bike tyre, bike wheels, groupset, pedals, bike parts, bike lock, bike stand, wind trainer, bike chain, derailleur | bike parts | sports-cycling-parts
kayak, canoe, sea kayak, paddle, sit on kayak, fishing kayak, waka, packraft, life jacket, lifejacket, inflatable kayak | kayak, canoe, paddle | sports-kayaks
surfboard, surf board; boogie board, boogieboard, bodyboard, body board; sup, paddle board, paddleboard; wetsuit, longboard surf, snorkel, flippers, fins, dive gear, scuba, spearfishing, kitesurf, kite board, windsurfer, wakeboard, water skis, biscuit, ski biscuit, knee board | surfboard, wetsuit, paddle board | sports-surfing
fishing rod, rod and reel, reel, tackle box, lures, fly rod, surfcaster, kontiki, whitebait net, crayfish pot, cray pot, fishing gear, soft baits, fishing net, waders, fish finder, burley | fishing rod, reel, lures | sports-fishing
tent, family tent, dome tent, awning tent, swag, tramping tent, roof top tent, beach tent, marquee | tent | sports-camping-tents
airbed, air bed, lilo; sleeping bag, sleeping mat, stretcher, camp bed, camping mattress, bed roll | sleeping bag, airbed | sports-camping-sleeping-bags
tramping pack, hiking pack; pack, day pack, macpac, rucksack, pack liner | pack, tramping | sports-camping-packs
head torch, headlamp; camp stove, gas cooker, camping stove, primus, jetboil, lantern, torch, camp chair, camping chair, camp table, billy, thermos, water filter, plb, locator beacon, camping gear, camp oven, tramping boots, hiking boots, tramping gear, pocket knife, compass | camping, tramping, gas cooker | sports-camping-gear
hunting, rifle scope, hunting knife, gun safe, bow, compound bow, archery, camo jacket | hunting | sports
skis, ski boots, snowboard, snowboard boots, ski jacket, ski pants, snow gear, salopettes, ski poles, ski goggles, snow chains, sledge, toboggan | skis, snowboard | sports-ski
rollerblades, roller blades, inline skates; electric scooter, e-scooter, e scooter, escooter; skateboard, longboard, scooter kick, push scooter, kick scooter, roller skates, hoverboard, ripstik | skateboard, scooter, skates | sports-skateboards
exercycle, exercise bike; dumbbells, dumb bells; treadmill, spin bike, rowing machine, rower, cross trainer, elliptical, dumbbell, weights, barbell, weight bench, bench press, kettlebell, home gym, yoga mat, punching bag, boxing gloves, squat rack, power rack, gym gear, resistance bands, swiss ball, multigym | treadmill, exercycle, dumbbells, weights | sports-gym
trundler, golf trundler; golf clubs, golf bag, golf balls, putter, driver golf, irons, golf cart, golf set | golf clubs, golf | sports-golf
cricket bat, cricket pads, cricket ball, cricket gear, stumps, cricket bag | cricket bat, cricket | sports-cricket
tennis racket, tennis racquet, squash racket, squash racquet, badminton, racquet, table tennis, ping pong, pickleball, padel | racket, racquet, tennis | sports-racket
netball, basketball, basketball hoop, hoop, netball shoes, basketball shoes | netball, basketball, hoop | sports-netball-basketball
rugby, footy; rugby ball, rugby boots, mouthguard, headgear, shoulder pads, football boots, touch shoes, soccer boots, shin pads | rugby, boots | sports-rugby
soccer ball, football, soccer goal, hockey stick, hockey, softball bat, baseball glove, lawn bowls, bowls, darts, dartboard, pool table, billiards, snooker table, foosball, air hockey, croquet, petanque, volleyball | sport | sports
guitar, electric guitar, acoustic guitar, bass guitar, classical guitar, fender, gibson, stratocaster, telecaster, guitar amp, guitar case, guitar pedal, effects pedal, ibanez, les paul, banjo, mandolin | guitar, bass | music-instruments-guitars
ukulele, uke, ukelele; | ukulele | music-instruments-ukuleles
synth, synthesiser, synthesizer; piano, keyboard, digital piano, upright piano, organ, accordion, casio keyboard, electric piano, baby grand, midi keyboard | piano, keyboard, synth | music-instruments-pianos
drum kit, drums, drum set; cymbal, cymbals, snare, djembe, cajon, drumsticks, electronic drums, drum pedal, maracas, xylophone | drum kit, drums | music-instruments-drums
saxophone, sax; trumpet, clarinet, flute, trombone, recorder, harmonica, cornet, tuba, oboe, bagpipes | saxophone, trumpet, clarinet, flute | music-instruments-brass-woodwind
violin, fiddle; cello, viola, double bass, harp, violin bow | violin, cello | music-instruments-strings
microphone, mic, audio interface, mixing desk, mixer audio, pa system, stage lights, dj decks, dj controller, music stand, karaoke, studio monitors, pa speakers | microphone, pa system, mixer | music-recording
lp, vinyl record, vinyl; lps, record, records, 45s, 78s, 12 inch single, flying nun | vinyl, lp, record | music-recordings-vinyl
cd, cds, compact disc, music cd, cd collection | cd | music-recordings-cds
cassette, cassette tape; cassettes, 8 track, tapes | cassette, tape | music-recordings-tapes
dvds, dvd box set, boxset, dvd | dvd | movies-dvd
bluray, blu ray, blu-ray; 4k movie | blu-ray | movies-blu-ray
vhs, video tape, video cassette; super 8, laserdisc | vhs, video tape | movies-tapes-reels
movie poster, film poster, film prop, autograph, cinema poster | movie poster | movies-memorabilia
novel, paperback, hardback, fiction book, jodi picoult, lee child, stephen king, book | novel, book | books-fiction, books
kids book, picture book, roald dahl, harry potter, dr seuss, golden books, childrens book, childrens books, kids books, hairy maclary | children's book | books-children
cookbook, cook book, recipe book; edmonds, recipes, edmonds cookery | cookbook, recipe | books-non-fiction-cooking
comic, comics, marvel comic, manga, graphic novel, footrot flats, beano, tintin, asterix | comic, manga, graphic novel | books-comics
textbook, text book; ncea, study guide, workbook, university textbook | textbook | books-textbooks
first edition, rare book, signed book, antique book | first edition, rare book | books-rare
magazine, magazines, annual, woman's weekly, nz geographic, mad magazine | magazine | books-magazines
autobiography, memoir, biography | biography | books-non-fiction-biography
atlas, encyclopedia, dictionary, history book, war history, history books | history, book | books-non-fiction-history, books-non-fiction
concert ticket, concert tickets, gig tickets; ticket, tickets, festival ticket, festival tickets, rugby tickets, show tickets, season pass | tickets, concert, festival | travel-tickets
bach, crib holiday, motel voucher, hotel voucher, accommodation voucher, holiday voucher | accommodation, bach | travel-accommodation, property-to-rent-holiday
jet boat ride, bungy, skydive, tour, charter, voucher, gift voucher, gift card, gift cards, experience | tour, voucher | travel-tours
travel pillow, packing cubes, travel adapter, travel bag, money belt | travel | travel-gear
puppy, pup; dog bed, dog crate, dog lead, collar, dog coat, puppies, kennel, dog food, dog harness, labrador, border collie, huntaway, dog toys, dog kennel, dog ramp | dog, puppy, kennel | pets-dogs
kitten, kittens, cat tree, cat scratcher, scratching post, litter tray, cat flap, cat door, cat carrier, cat bed, moggy, cat food | cat, kitten | pets-cats
fish tank, aquarium; goldfish, tropical fish, fish filter, aquarium filter, axolotl | fish tank, aquarium | pets-fish
budgie, budgies; bird cage, aviary, cockatiel, canary, parrot, lovebird, finches, peacock | budgie, bird cage, aviary | pets-birds
rabbit, bunny, guinea pig, hutch rabbit, rabbit hutch, mice, rat cage, hamster, ferret, turtle, rabbit cage | rabbit, guinea pig, hutch | pets-small-animals
horse, pony, gelding, mare, foal, horse lease | horse, pony | pets-horses-horses-ponies
saddle, bridle, horse cover, jodhpurs, riding boots, horse rug, girth, halter, riding helmet, stirrups, horse gear | saddle, bridle, horse cover | pets-horses-saddles
crown lynn, crownlynn; temuka, swan vase crown lynn, kelston | crown lynn, temuka | pottery-crown-lynn
vase, vases | vase | pottery-vases
tea set, teaset; teapot, royal doulton, royal albert, wedgwood, figurine, trio, tea cup, teacup, porcelain, bone china, willow pattern, noritake | china, porcelain, teapot | pottery-china
crystal, glassware, carnival glass, decanter, murano, depression glass, cut glass | crystal, glass | pottery-glass
pottery, studio pottery, stoneware, barry brickell, handmade mug, ceramic bowl | pottery, stoneware | pottery-studio
watercolour, watercolor; painting, oil painting, canvas, acrylic painting, artwork, original art | painting | art-paintings
print, poster, art print, lithograph, screen print, framed print, dick frizzell | print, poster | art-prints
sculpture, wood carving, carving, bronze | sculpture, carving | art-carvings
tukutuku, taonga, kete, korowai, piupiu, mere pounamu, māori art, whakairo, patu, taiaha | toi māori, kete, carving | art-toi-maori
paua shell, pāua; buzzy bee, four square, edmonds tin, souvenir teaspoon, weet-bix cards, tip top sign, kiwiana, plastic tiki | kiwiana, buzzy bee | antiques-kiwiana
medal, medals, war medal, badge, badges, militaria, bayonet, dog tag, rsa badge | medal, badge, militaria | antiques-militaria
coin, coins, half crown, florin, proof set, sovereign, gold coin, silver coin, penny, bullion | coin | antiques-coins
banknote, bank note; old money, five pound note | banknote | antiques-banknotes
stamp, stamps, first day cover, stamp album, stamp collection | stamps | antiques-stamps, antiques-stamps-new-zealand
postcard, postcards, old photo, photograph album, cigarette cards | postcard, photograph | antiques-postcards
tin sign, enamel sign, old tin, advertising sign, biscuit tin, old bottle, stone ginger beer bottle, coke sign | tin, sign, advertising | antiques-advertising
doily, tablecloth, embroidered linen, lace, vintage linen, crochet blanket | linen, tablecloth | antiques-textiles
silver teaspoon, sterling silver, silver plate, epns, pewter, brass, copper kettle, candlestick | silver, brass, pewter | antiques-silver
antique furniture, kauri dresser, antique chair, writing bureau, oak sideboard, grandfather clock, antique table | antique, furniture | antiques-furniture
wool, yarn; knitting needles, knitting pattern, crochet hook, spinning wheel, weaving loom, loom, fleece, possum merino yarn | wool, yarn, knitting | crafts-knitting
fabric, material, quilting fabric, patchwork, dress pattern, sewing pattern, cotton fabric, zips, buttons | fabric | crafts-fabric
scrapbooking, cardmaking, card making, cricut, rubber stamps craft, paper craft, origami | scrapbooking, paper | crafts-paper
beads, jewellery making, jewelry making, beading | beads | crafts-beads
pottery wheel, kiln, clay, glaze | pottery, clay, kiln | crafts-pottery
wood turning, woodturning, pyrography, carving tools, whittling knife | woodcraft, carving | crafts-woodcraft
`)
