#!/usr/bin/env python3
"""check-inclusion.py round.json: is the round's last line in its checkpoint's tree? See anchor.md."""
import base64, hashlib, json, sys
sha = lambda data: hashlib.sha256(data).digest()
proof = json.load(open(sys.argv[1]))
last, inclusion = proof["lines"][-1], proof["inclusion"]
origin, size, root = inclusion["checkpoint"].split("\n")[:3]
line = next(one for one in inclusion["lines"] if one["seq"] == last["seq"])
text = "queenhigh line 1\n%s\n%d\n%s\n%s\n" % (last["stream"], last["seq"], last["hash"], line["salt"])
def climb(node, index, size, path):
    if size == 1:
        assert not path
        return node
    half = 1 << (size - 1).bit_length() - 1
    if index < half:
        return sha(b"\x01" + climb(node, index, half, path[:-1]) + path[-1])
    return sha(b"\x01" + path[-1] + climb(node, index - half, size - half, path[:-1]))
path = [base64.b64decode(one) for one in line["path"]]
found = climb(sha(b"\x00" + text.encode()), line["leaf"], int(size), path)
if base64.b64encode(found).decode() != root:
    sys.exit("The round is NOT in the log.")
print("The round is in %s, leaf %d of %s." % (origin, line["leaf"], size))
