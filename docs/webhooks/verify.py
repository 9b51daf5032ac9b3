# Python, standard library only. Run: python3 verify.py <signing key> <body file> <X-Service-Signature>
import hashlib
import hmac
import sys


def is_genuine(signing_key: str, raw_body: bytes, header: str) -> bool:
    expected = "sha256=" + hmac.new(signing_key.encode(), raw_body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected.encode(), header.encode())


if __name__ == "__main__":
    _, key, body_file, given = sys.argv
    with open(body_file, "rb") as body:
        sys.exit(0 if is_genuine(key, body.read(), given) else 1)
