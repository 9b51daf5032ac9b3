<?php
// PHP 8, standard library only. Run: php verify.php <signing key> <body file> <X-Service-Signature>
declare(strict_types=1);

function is_genuine(string $signingKey, string $rawBody, string $header): bool
{
    $expected = 'sha256=' . hash_hmac('sha256', $rawBody, $signingKey);
    return hash_equals($expected, $header);
}

[, $signingKey, $bodyFile, $header] = $argv;
exit(is_genuine($signingKey, (string) file_get_contents($bodyFile), $header) ? 0 : 1);
