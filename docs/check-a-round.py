#!/usr/bin/env python3
"""Checks the deck of a finished round: python3 check-a-round.py PROOF [SEAT:VALUE [SEAL [SEAT:PROMISE,...]]]
PROOF is what /api/rounds/{round}/proof answers; who cut the deck himself adds his seat and value, the seal he saw, and everybody's promises as
he saw them when he opened his value."""
import hashlib, json, sys

def sha(text):
    return hashlib.sha256(text.encode()).hexdigest()

CARDS = ("HandDealt", "DealerDealt", "CommunitySetAside")
proof = json.load(open(sys.argv[1]))
name, seal, opened, dealt, promised, values, kept, playing, bets, closings, wrong = proof["id"], "", None, [], {}, {}, [], set(), 0, 0, []
for line in (one for one in proof["lines"] if "type" in one):  # what is a player's own has nothing but hashes
    kind, say = line["type"].split("/")[0], json.loads(line["payload"])
    opens = kind in ("CutOpened", "CutWithheld")
    bets += kind == "BetPlaced"
    closings += kind == "BetsClosed"
    if kind == "DeckSealed" and bets + closings or kind == "CutSealed" and closings or opens and dealt: wrong.append(f"{kind} too late")
    if (opens or kind in CARDS) and closings != 1: wrong.append(f"{kind}, and bets were closed {closings} times")
    if opens and say["seat"] in [*values, *kept]: wrong.append(f"seat {say['seat']} opened or withheld twice")
    if kind == "DeckSealed": seal = say["commitment"]
    if kind == "CutSealed": promised[say["seat"]] = say["commitment"]
    if kind == "StoodUp" and not closings: promised.pop(say["seat"], None)
    if kind == "CutOpened": values[say["seat"]] = say["value"]
    if kind == "CutWithheld": kept.append(say["seat"])
    if kind in ("HandDealt", "BankPosted"): playing.add(say["seat"])
    if kind == "BankVacated" and not closings: playing.discard(say["seat"])
    if kind in CARDS: dealt += say["cards"]
    if kind == "DeckOpened": opened = say
own = [a.split(":") for a in sys.argv[2:3]]
if not seal and not own: sys.exit(f"{name}  OUTSIDE: cards were keyed in, no deck was sealed before the bets")
if not seal or not opened: sys.exit(f"{name}  NOT PROVEN: no sealed deck lies open")
deck = opened["order"]
if sha(f"queenhigh deck 1\n{name}\n{' '.join(deck)}\n{opened['salt']}\n") != seal: wrong.append("the opened deck is not the sealed one")
wrong += [f"seat {s} opened another value" for s in values if sha(f"queenhigh value 1\n{name}\n{s}\n{values[s]}\n") != promised.get(s)]
wrong += [f"the promise of seat {s} is forgotten" for s in promised if dealt and s in playing and s not in values and s not in kept]
if values:
    key = sha(f"queenhigh cut 1\n{name}\n{seal}\n" + "".join(f"{s} {values[s]}\n" for s in sorted(values)))
    stream = (byte for n in range(10**6) for byte in hashlib.sha256(f"{key} {n}\n".encode()).digest())
    for left in range(52, 1, -1):
        pick = next(byte for byte in stream if byte < 256 - 256 % left) % left
        deck[pick], deck[left - 1] = deck[left - 1], deck[pick]
if len(set(deck)) != 52 or dealt != deck[:len(dealt)]: wrong.append("the cards dealt are not the deck's first")
if own and values.get(int(own[0][0])) != own[0][1]: wrong.append("your value was left out")
if len(sys.argv) > 3 and sys.argv[3] != seal: wrong.append("the seal is not the one that you saw")
if len(sys.argv) > 4 and set(sys.argv[4].split(",")) != {f"{s}:{promised.get(s)}" for s in [*values, *kept]}: wrong.append("the promises are not those that you saw")
says = "NOT PROVEN: " + "; ".join(wrong) if wrong else f"PROVEN: cut by seats {sorted(values)}" if values else "HOUSE ONLY: no player cut the deck"
sys.exit(print(f"{name}  {says}. Withheld: {len(kept)}") or (1 if wrong else 0))
